import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { Tabs } from '@kedai/ui/layout/Tabs';
import { Lead, PageTitle } from '@kedai/ui/layout/Text';
import { paths } from '../../paths';
import { profileText } from '../../text/account/profile';
import { pageText } from '../../text/pages';
import { customerPage } from '../shared/customerPage';
import { Addresses } from './Addresses';
import { PersonalInfo } from './PersonalInfo';
import { Security } from './Security';

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

const personal = { id: 'personal', label: profileText.tabs.personal, Content: PersonalInfo };
const tabs = [
  personal,
  { id: 'addresses', label: profileText.tabs.addresses, Content: Addresses },
  { id: 'orders', label: profileText.tabs.orders, Content: RecentOrders },
  { id: 'security', label: profileText.tabs.security, Content: Security },
];

/** /my-profile (spec §2). The open tab is in the URL, so that Back and a reload keep it. */
function ProfilePage() {
  const [search, setSearch] = useSearchParamsAfterHydration();
  const { id: shown, Content } = tabs.find(({ id }) => id === search.get('tab')) ?? personal;
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
            tabs={tabs}
            shown={shown}
            onOpen={(tab) => setSearch({ tab }, { replace: true })}
          >
            <Content />
          </Tabs>
        </Stack>
      </Container>
    </Section>
  );
}

export default customerPage(pageText.myProfile, ProfilePage);
