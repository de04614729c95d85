import type { ComponentType } from 'react';
import { paths } from '../../paths';
import { profileText } from '../../text/profile';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container, Section, Stack } from '../../ui/Layout';
import { useSearchParamsAfterHydration } from '../../ui/searchParams';
import { Lead, PageTitle } from '../../ui/Text';
import { Addresses } from './Addresses';
import { PersonalInfo } from './PersonalInfo';
import { Security } from './Security';
import { Tabs } from './Tabs';

function RecentOrders() {
  return (
    <Stack $gap={2} $align="start">
      <p>{profileText.orders.none}</p>
      <ButtonLink to={paths.orders} variant="secondary">
        {profileText.orders.all}
      </ButtonLink>
    </Stack>
  );
}

const panels = {
  personal: PersonalInfo,
  addresses: Addresses,
  orders: RecentOrders,
  security: Security,
} as const satisfies Record<string, ComponentType>;

type TabId = keyof typeof panels;

const TABS: readonly { readonly id: TabId; readonly label: string }[] = [
  { id: 'personal', label: profileText.tabs.personal },
  { id: 'addresses', label: profileText.tabs.addresses },
  { id: 'orders', label: profileText.tabs.orders },
  { id: 'security', label: profileText.tabs.security },
];

/** /my-profile (spec §2). The open tab is in the URL, so that Back and a reload keep it. */
export function ProfilePage() {
  const [search, setSearch] = useSearchParamsAfterHydration();
  const chosen = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'personal';
  const Content = panels[chosen];
  return (
    <Section>
      <Container $narrow>
        <Stack $gap={3}>
          <Stack $gap={1}>
            <PageTitle>{profileText.title}</PageTitle>
            <Lead>{profileText.intro}</Lead>
          </Stack>
          <Tabs
            label={profileText.title}
            tabs={TABS}
            chosen={chosen}
            onChoose={(tab) => setSearch({ tab }, { replace: true })}
          >
            <Content />
          </Tabs>
        </Stack>
      </Container>
    </Section>
  );
}
