import { styled } from 'styled-components';
import { useOutletListQuery } from '../../api/outletApi';
import { messageOf } from '../../contract/failure';
import { commonText } from '../../text/common';
import { contentText } from '../../text/content';
import { media, space } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PinIcon } from '../../ui/icons';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { Spinner } from '../../ui/Spinner';
import { Lead, PageTitle, SectionTitle } from '../../ui/Text';
import { OutletCard } from './OutletCard';
import { groupByState } from './outletGroups';

const text = contentText.outlets;

const Grid = styled.ul`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  h2 {
    font-size: 1.75rem;
  }
`;

/** All outlets, by state (spec §2). */
export function OutletList() {
  const { data, error, isFetching, refetch } = useOutletListQuery();
  const groups = groupByState(data?.outlets ?? []);
  return (
    <Container>
      <Section as="div">
        <Stack $gap={6}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Lead>{text.intro}</Lead>
          </Stack>
          {data === undefined && error === undefined ? (
            <Row $justify="center" style={{ minHeight: space(30) }}>
              <Spinner label={text.loading} size={28} />
            </Row>
          ) : null}
          {data === undefined && error !== undefined ? (
            <Stack $align="start">
              <Alert>{messageOf(error, text.failed)}</Alert>
              <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                {commonText.retry}
              </Button>
            </Stack>
          ) : null}
          {data && groups.length === 0 ? (
            <EmptyState icon={<PinIcon size={28} />} title={text.none} />
          ) : null}
          {groups.map(({ state, outlets }) => (
            <Group key={state}>
              <SectionTitle>{state === '' ? text.elsewhere : state}</SectionTitle>
              <Grid>
                {outlets.map((outlet) => (
                  <li key={outlet.id}>
                    <OutletCard outlet={outlet} />
                  </li>
                ))}
              </Grid>
            </Group>
          ))}
        </Stack>
      </Section>
    </Container>
  );
}
