import { styled } from 'styled-components';
import { outletApi, useOutletListQuery } from '../../api/outletApi';
import { messageOf } from '../../contract/failure';
import { shopStory } from '../../shop/story';
import { PREFETCH, type PrefetchThunk } from '../../store/prefetchQuery';
import { useRetry } from '../../store/useRetry';
import { contentText } from '../../text/content';
import { media, space } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { PinIcon } from '../../ui/icons';
import { Container, Section, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { Lead, PageTitle, SectionTitle } from '../../ui/Text';
import { useNow } from '../../ui/useNow';
import { OutletCard } from './OutletCard';
import { groupByState } from './outletGroups';
import { weekdayAt } from './outletHours';

const text = contentText.outlets;
const MINUTE_MS = 60_000;

/** A state: its name, and its outlets below or, where there is width enough, beside it. */
const Group = styled.section`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: 3fr 9fr;
    gap: ${space(4)};

    > h2 {
      position: sticky;
      top: ${space(13)};
      align-self: start;
    }
  }
`;

/** The cards of a row share its lines (`OutletCard`), so that what is alike lies side by side. */
const Grid = styled.ul`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** About as high as a card with its week. */
const Coming = styled(Skeleton)`
  height: 440px;

  ${media.tablet} {
    height: 510px;
  }
`;

const coming = ['one', 'two', 'three'];

function OutletsSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      {coming.map((state) => (
        <Group key={state}>
          <Skeleton $width="140px" $height="2rem" />
          <Grid as="div">
            <Coming />
            <Coming />
          </Grid>
        </Group>
      ))}
    </Stack>
  );
}

/** Asks for the outlets before their page is opened. */
export const prefetchOutlets: PrefetchThunk = (dispatch) =>
  dispatch(outletApi.endpoints.outletList.initiate(undefined, PREFETCH));

/** All outlets, by state (spec §2). */
export function OutletList() {
  const { data, error, isFetching, refetch } = useOutletListQuery();
  const now = useNow(MINUTE_MS);
  const today = now === null ? null : weekdayAt(now);
  const groups = groupByState(data?.outlets ?? []);
  const ask = useRetry(outletApi.util.getRunningQueryThunk('outletList', undefined), refetch);
  return (
    <Container>
      <Section as="div">
        <Stack $gap={6}>
          <Stack $gap={1.5}>
            <PageTitle>{text.title}</PageTitle>
            <Lead>{shopStory.outlets}</Lead>
          </Stack>
          {data === undefined && isFetching ? (
            <Loading label={text.loading} onRetry={ask}>
              <OutletsSkeleton />
            </Loading>
          ) : null}
          {data === undefined && !isFetching ? (
            <LoadFailure
              title={text.failedTitle}
              message={messageOf(error, text.failed)}
              onRetry={ask}
            />
          ) : null}
          {data && groups.length === 0 ? (
            <EmptyState icon={<PinIcon size={28} />} title={text.none} />
          ) : null}
          {groups.map(({ state, outlets }) => (
            <Group key={state}>
              <SectionTitle>{state === '' ? text.elsewhere : state}</SectionTitle>
              <Grid>
                {outlets.map((outlet) => (
                  <OutletCard key={outlet.id} outlet={outlet} today={today} />
                ))}
              </Grid>
            </Group>
          ))}
        </Stack>
      </Section>
    </Container>
  );
}
