import { ButtonLink } from '@kedai/ui/ButtonLink';
import { Container, Section, Stack } from '@kedai/ui/Layout';
import { useSearchParamsAfterHydration } from '@kedai/ui/searchParams';
import { Lead, PageTitle } from '@kedai/ui/Text';
import { media, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { profileText } from '../../text/profile';
import { Addresses } from './Addresses';
import { PersonalInfo } from './PersonalInfo';
import { Security } from './Security';

const TabList = styled.div.attrs({ role: 'tablist' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  box-shadow: inset 0 -1px ${s('line')};

  ${media.mobile} {
    column-gap: ${space(2.5)};
  }
`;

const Tab = styled.button.attrs({ type: 'button', role: 'tab' })`
  flex: none;
  min-height: ${TARGET_SIZE};
  padding-block: ${space(1)};
  border-bottom: 3px solid transparent;
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  font-weight: 600;

  &[aria-selected='true'] {
    border-color: ${s('accent')};
    color: ${s('text')};
  }
  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

const Panel = styled.div.attrs({ role: 'tabpanel', tabIndex: 0 })`
  padding-block: ${space(4)};
`;

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

/** The place of the tab that a key moves to; undefined for other keys. */
const targetOf = (key: string, index: number): number | undefined =>
  ({ ArrowRight: (index + 1) % tabs.length, ArrowLeft: index - 1, Home: 0, End: -1 })[key];

/** /my-profile (spec §2). The open tab is in the URL, so that Back and a reload keep it. */
export function ProfilePage() {
  const base = useId();
  const [search, setSearch] = useSearchParamsAfterHydration();
  const { id: chosen, Content } = tabs.find(({ id }) => id === search.get('tab')) ?? personal;
  const open = (tab: string) => setSearch({ tab }, { replace: true });
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const target = targetOf(event.key, index);
    const tab = target === undefined ? undefined : tabs.at(target);
    if (tab === undefined) return;
    event.preventDefault();
    open(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <Section>
      <Container $narrow>
        <Stack $gap={3}>
          <Stack $gap={1}>
            <PageTitle>{profileText.title}</PageTitle>
            <Lead>{profileText.intro}</Lead>
          </Stack>
          <div>
            <TabList aria-label={profileText.title}>
              {tabs.map(({ id, label }, index) => (
                <Tab
                  key={id}
                  id={`${base}-${id}`}
                  aria-selected={id === chosen}
                  aria-controls={`${base}-panel`}
                  tabIndex={id === chosen ? 0 : -1}
                  onClick={() => open(id)}
                  onKeyDown={(event) => move(event, index)}
                >
                  {label}
                </Tab>
              ))}
            </TabList>
            <Panel id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
              <Content />
            </Panel>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
