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

/** A chunk of its own, because guests do not need it. */
const loadMenu = () => import(/* webpackChunkName: "customer-menu" */ './CustomerMenu');

const IconLink = styled(IconButton).attrs({ as: Link })<{ readonly to: string }>``;

/** Shown until the menu has loaded. It links to the first page of the menu. */
const placeholder = (
  <IconLink to={paths.myProfile} aria-label={text.myProfile}>
    <UserIcon />
  </IconLink>
);

/** The profile icon (spec §2): a link to sign-in for guests, a menu for customers. */
export function AccountMenu() {
  const { status } = useSession();
  // Not inside `Customer`, which unmounts before the logout navigates.
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

/** @returns signs out, with one request at a time, and then navigates to sign-in. */
function useLogOut(): () => Promise<void> {
  const { signOut } = useSession();
  const startNavigation = useNavigateIfHere();
  const isPending = useRef(false);
  return async () => {
    if (isPending.current) return;
    isPending.current = true;
    const navigateIfHere = startNavigation();
    const failure = await signOut();
    isPending.current = false;
    if (failure) toast.error(failure.message);
    else navigateIfHere(paths.login);
  };
}
