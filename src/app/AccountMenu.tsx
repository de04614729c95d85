import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { useSession } from '../store/session';
import { layoutText } from '../text/layout';
import { Boundary } from '../ui/Boundary';
import { IconButton } from '../ui/IconButton';
import { UserIcon } from '../ui/icons';
import { toast } from '../ui/toast';
import { useLazyModule } from '../ui/useLazyModule';
import { useNavigateIfHere, useOnPathChange } from '../ui/useNavigateIfHere';

const text = layoutText.navigation;

/** Guests, that is all first visits, do without. */
const loadMenu = () => import(/* webpackChunkName: "customer-menu" */ './CustomerMenu');

const IconLink = styled(IconButton).attrs({ as: Link })<{ readonly to: string }>``;

/** What stands in the menu's place until it is there; it leads to the same first page. */
const placeholder = (
  <IconLink to={paths.myProfile} aria-label={text.myProfile}>
    <UserIcon />
  </IconLink>
);

/** The profile icon (spec §2): for a guest the way to sign in, for a customer a menu, by hover and by click. */
export function AccountMenu() {
  const { status } = useSession();
  // Not the customer's own: nobody is a customer by the time that the logout leads on.
  const logOut = useLogOut();
  if (status === 'customer') return <Customer logOut={logOut} />;
  return (
    <IconLink to={paths.login} aria-label={text.signIn}>
      <UserIcon />
    </IconLink>
  );
}

function Customer({ logOut }: { readonly logOut: () => Promise<void> }) {
  const menu = useLazyModule(loadMenu, true);
  useOnPathChange(() => {
    if (menu.hasFailed) menu.retry();
  });
  if (menu.module === null) return placeholder;
  return (
    <Boundary fallback={() => placeholder}>
      <menu.module.CustomerMenu signOut={logOut} />
    </Boundary>
  );
}

/** @returns asks the shop to end the session, once until it has answered, and then leads to Sign In. */
function useLogOut(): () => Promise<void> {
  const { signOut } = useSession();
  const pressed = useNavigateIfHere();
  const isAsked = useRef(false);
  return async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    const leadOn = pressed();
    const failure = await signOut();
    isAsked.current = false;
    if (failure) toast.error(failure.message);
    else leadOn(paths.login);
  };
}
