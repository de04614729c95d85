import type { Staff } from '@kedai/contract/calls/counterSession';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { Container } from '@kedai/ui/layout/Layout';
import { Logo } from '@kedai/ui/layout/Logo';
import { HEADER_HEIGHT, linkTarget, media, s, space, textSize } from '@kedai/ui/theme/tokens';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { shop } from '../shop';
import { counterText } from '../text/counter/counter';
import { sessionText } from '../text/counter/session';
import { counterApi, useCounterSignOutMutation } from './counterApi';

const Header = styled.header`
  background: ${s('surface')};
  border-bottom: 1px solid ${s('line')};
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${HEADER_HEIGHT.mobile}px;
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

const Place = styled.span`
  color: ${s('accent')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`;

const Person = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
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
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** What is around every page. @param staff who is signed in */
export function Shell({
  staff,
  children,
}: {
  readonly staff?: Staff;
  readonly children: ReactNode;
}) {
  const main = useFocusOnChange<HTMLElement>(useLocation().pathname, { toTop: true });
  const [signOut, { isLoading, error }] = useCounterSignOutMutation();
  const dispatch = useDispatch();
  useErrorToast(error);
  /** The next person at this device sees nothing of this one. */
  const leave = async () => {
    const result = await signOut();
    if (result.error === undefined) dispatch(counterApi.util.resetApiState());
  };
  return (
    <>
      <Header>
        <Bar>
          <Home to="/" aria-label={counterText.home}>
            <Logo name={shop.name} />
            <Place>{counterText.title}</Place>
          </Home>
          {staff ? (
            <>
              <Person>
                <bdi>{staff.name}</bdi>
              </Person>
              <SignOut aria-disabled={isLoading || undefined} onClick={() => void leave()}>
                {sessionText.signOut}
              </SignOut>
            </>
          ) : null}
        </Bar>
      </Header>
      <Main ref={main} tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
