import { Section, Stack } from '@kedai/ui/layout/Layout';
import { PageTitle } from '@kedai/ui/layout/Text';
import { space } from '@kedai/ui/theme/tokens';
import { slotsText } from '../../text/counter/slots';
import { Page } from '../counter.styles';
import { useCounterSessionQuery } from '../counterApi';
import { Loaded } from '../live/Loaded';
import { Tab } from '../live/Tab';
import { Closing } from './Closing';
import { Closures } from './Closures';
import { Rules } from './Rules';
import { RulesForm } from './RulesForm';
import { useSlotRulesQuery } from './slotRulesApi';
import { Columns } from './slots.styles';

const OPTIONS = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** When the shop takes orders: closed for a while, closures, and the hours and limits, which only the owner changes. */
export function SlotsPage() {
  const query = useSlotRulesQuery(undefined, OPTIONS);
  const { data: session } = useCounterSessionQuery();
  const { refetch } = query;
  return (
    <Page>
      <Tab page={slotsText.title} />
      <Section style={{ paddingBlock: space(4) }}>
        <Stack $gap={3}>
          <PageTitle>{slotsText.title}</PageTitle>
          <Loaded query={query} text={slotsText}>
            {(loaded) => (
              <Columns>
                <Stack $gap={2}>
                  <Closing refetch={refetch} />
                  <Closures closures={loaded.rules.closures} refetch={refetch} />
                </Stack>
                {session?.staff.role === 'owner' ? (
                  <RulesForm loaded={loaded} refetch={refetch} />
                ) : (
                  <Rules rules={loaded.rules} />
                )}
              </Columns>
            )}
          </Loaded>
        </Stack>
      </Section>
    </Page>
  );
}
