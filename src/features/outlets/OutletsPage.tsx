import { messageOf } from '@kedai/contract/calls/failure';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { weekdayOf } from '@kedai/contract/rules/weekday';
import { stateName } from '@kedai/contract/text/values';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { useNow } from '@kedai/ui/hooks/useNow';
import { PinIcon } from '@kedai/ui/icons';
import { Container, Grid, Section, Stack } from '@kedai/ui/layout/Layout';
import { PageHead } from '@kedai/ui/layout/PageHead';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { SectionTitle } from '@kedai/ui/layout/Text';
import { media, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { outletApi, useOutletListQuery } from '../../api/outletApi';
import { shopStory } from '../../shop/story';
import { useRetry } from '../../state/hooks';
import type { LoadPageData } from '../../state/pageData';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { OutletCard } from './OutletCard';
import { groupByState } from './outletGroups';

const text = contentText.outlets;

/** A state: its name with its outlets below, or beside it on wide screens. */
const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export const loadData: LoadPageData = async (dispatch) => {
  const { isError } = await dispatch(
    outletApi.endpoints.outletList.initiate(undefined, { subscribe: false }),
  );
  return { isError };
};

export default function OutletsPage() {
  const { data, error, isFetching, refetch } = useOutletListQuery();
  const now = useNow(60_000);
  const today = now === null ? null : weekdayOf(shopTime(now).today);
  const groups = groupByState(data?.outlets ?? []);
  const retry = useRetry(outletApi.util.getRunningQueryThunk('outletList', undefined), refetch);
  return (
    <Container>
      <PageMeta {...pageText.outlets} />
      <Section as="div">
        <Stack $gap={6}>
          <PageHead title={text.title} text={shopStory.outlets} />
          {data ? null : (
            <LoadState
              hasFailed={!isFetching}
              label={text.loading}
              title={text.failedTitle}
              message={messageOf(error, text.failed)}
              onRetry={retry}
            >
              <Stack $gap={6} aria-hidden="true">
                {['one', 'two', 'three'].map((state) => (
                  <Group key={state}>
                    <Skeleton $width="140px" $height="2rem" />
                    <Grid $columns={2} $gap={3}>
                      <Skeleton $height="480px" />
                      <Skeleton $height="480px" />
                    </Grid>
                  </Group>
                ))}
              </Stack>
            </LoadState>
          )}
          {data && groups.length === 0 ? (
            <EmptyState icon={<PinIcon size={28} />} title={text.none} />
          ) : null}
          {groups.map(({ state, outlets }) => (
            <Group key={state}>
              <SectionTitle>{state === '' ? text.elsewhere : stateName(state)}</SectionTitle>
              {/* The cards of a row share subgrid rows (`OutletCard`), which aligns their contents. */}
              <Grid as="ul" $columns={2} $gap={3}>
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
