import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { useSession } from '../store/session';
import { layoutText } from '../text/layout';
import { IconButton } from '../ui/IconButton';
import { UserIcon } from '../ui/icons';
import { toast } from '../ui/toast';
import { useOnDemand } from '../ui/useOnDemand';

const text = layoutText.navigation;

/** Guests, that is all first visits, do without. */
const loadMenu = () => import(/* webpackChunkName: "customer-menu" */ './CustomerMenu');

const SignIn = styled(IconButton).attrs({ as: Link })<{ readonly to: string }>``;

/** What stands in the menu's place until it is there; it leads to the same first page. */
const comingMenu = (
  <SignIn to={paths.myProfile} aria-label={text.myProfile}>
    <UserIcon />
  </SignIn>
);

/** The profile icon (spec §2): for a guest the way to sign in, for a customer a menu, by hover and by click. */
export function AccountMenu() {
  const { status, signOut } = useSession();
  const navigate = useNavigate();
  const menu = useOnDemand(loadMenu, status === 'customer');
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const isLeaving = useRef(false);
  const { hasFailed, retry } = menu;
  const askAgain = useEffectEvent(() => hasFailed && retry());
  useEffect(() => {
    here.current = pathname;
    askAgain();
  }, [pathname]);

  if (status !== 'customer') {
    return (
      <SignIn to={paths.login} aria-label={text.signIn}>
        <UserIcon />
      </SignIn>
    );
  }
  const leave = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const before = here.current;
    const failure = await signOut();
    isLeaving.current = false;
    if (failure) toast.error(failure.message);
    // Who has gone elsewhere meanwhile stays there.
    else if (here.current === before) navigate(paths.login);
  };
  return menu.part ? <menu.part.CustomerMenu signOut={leave} /> : comingMenu;
}
