import type { Staff } from '@kedai/contract/calls/counterSession';
import { IconButton } from '@kedai/ui/button/IconButton';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { icon } from '@kedai/ui/icons/icon';
import { Logo } from '@kedai/ui/layout/Logo';
import {
  breakpoints,
  linkTarget,
  media,
  s,
  space,
  TARGET_SIZE,
  textSize,
} from '@kedai/ui/theme/tokens';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { shop } from '../shop';
import { counterText } from '../text/counter/counter';
import { liveText } from '../text/counter/day';
import { sessionText } from '../text/counter/session';
import { NAV_HEIGHT, Page } from './counter.styles';
import { counterApi, useCounterSignOutMutation } from './counterApi';
import { useLive } from './live/useLive';
import { useSound } from './live/useSound';
import { Nav, NavSpace } from './Nav';

const Header = styled.header`
  background: ${s('surface')};
  border-bottom: 1px solid ${s('line')};
`;

const Bar = styled(Page)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 56px;

  ${media.desktop} {
    gap: ${space(2)};
  }
`;

const Home = styled(Link)`
  ${linkTarget}
  gap: 2px ${space(1.25)};
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  text-decoration: none;

  ${media.mobile} {
    flex-direction: column;
    flex-wrap: nowrap;
    justify-content: center;
  }
`;

/** Where the navigation is in the header and leaves little room. */
const narrowHeader = `@media (${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`;

const Place = styled.span`
  color: ${s('accent')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.14em;
  text-transform: uppercase;

  ${narrowHeader} {
    display: none;
  }
`;

/** Whoever acts at a shared device sees in whose name. */
const Person = styled.div`
  display: grid;
  justify-items: end;
  line-height: 1.2;

  > :first-child {
    max-width: 88px;
    margin-bottom: -8px;
    overflow: hidden;
    color: ${s('textSoft')};
    font-size: ${textSize.tiny};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const SignOut = styled.button.attrs({ type: 'button' })`
  ${linkTarget}
  flex: none;
  font-size: ${textSize.small};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accentLine')};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
  white-space: nowrap;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${NAV_HEIGHT};

  &:focus {
    outline: none;
  }
`;

/** A button that says what is missing, in two lines of a narrow header. */
const SoundButton = styled(IconButton)`
  display: flex;
  justify-content: center;
  width: auto;
  min-width: ${TARGET_SIZE};
  margin-left: auto;
  gap: ${space(0.75)};

  span {
    max-width: 5.6rem;
    color: ${s('danger')};
    font-size: ${textSize.tiny};
    font-weight: 600;
    line-height: 1.25;
    text-align: left;

    @media (width < 360px) {
      max-width: 4rem;
    }
  }
`;

const BellIcon = icon('M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 17Zm4 4h4');

/** Who is signed in, and what goes on meanwhile. */
function Signed({ staff }: { readonly staff: Staff }) {
  const [signOut, { isLoading, error }] = useCounterSignOutMutation();
  const dispatch = useDispatch();
  useErrorToast(error);
  const { isOn, toggle, play } = useSound();
  useLive(play);
  /** The next person at this device sees nothing of this one. */
  const leave = async () => {
    const result = await signOut();
    if (result.error === undefined) dispatch(counterApi.util.resetApiState());
  };
  return (
    <>
      <Nav />
      <SoundButton aria-label={isOn ? liveText.sound : liveText.soundOff} onClick={toggle}>
        <BellIcon />
        {isOn ? null : <span>{liveText.soundOff}</span>}
      </SoundButton>
      <Person>
        <bdi>{staff.name}</bdi>
        <SignOut aria-disabled={isLoading || undefined} onClick={() => void leave()}>
          {sessionText.signOut}
        </SignOut>
      </Person>
    </>
  );
}

/** What is around every page. @param staff who is signed in */
export function Shell({
  staff,
  children,
}: {
  readonly staff?: Staff;
  readonly children: ReactNode;
}) {
  const main = useFocusOnChange<HTMLElement>(useLocation().pathname, { toTop: true });
  return (
    <>
      {staff ? <NavSpace /> : null}
      <Header>
        <Bar>
          <Home to="/" aria-label={counterText.home}>
            <Logo name={shop.name} />
            <Place>{counterText.title}</Place>
          </Home>
          {staff ? <Signed staff={staff} /> : null}
        </Bar>
      </Header>
      <Main ref={main} tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
