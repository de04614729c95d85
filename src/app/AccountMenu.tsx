import { IconButton } from '@kedai/ui/button/IconButton';
import { isComposing } from '@kedai/ui/form/isComposing';
import { useNavigateIfHere } from '@kedai/ui/hooks/useNavigateIfHere';
import { UserIcon } from '@kedai/ui/icons';
import { toast } from '@kedai/ui/overlay/toast';
import {
  breakpoints,
  media,
  radius,
  s,
  shadow,
  space,
  TARGET_SIZE,
  textSize,
  zIndexes,
} from '@kedai/ui/theme/tokens';
import { type FocusEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountPath } from '../features/shared';
import { paths } from '../paths';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectSessionStatus, signOut } from '../state/session/customerSession';
import { layoutText } from '../text/layout';

const text = layoutText.navigation;

const MenuFrame = styled.div`
  position: relative;
`;

/** Touches the icon, so that the pointer can move from the icon to the menu. */
const MenuPopup = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${zIndexes.menu};
  padding-top: ${space(1)};

  /* Ends at the edge of the page's column, below the cart icon. */
  ${media.mobile} {
    right: -34px;
  }
`;

const Items = styled.ul`
  min-width: 192px;
  padding: ${space(1)};
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.high};

  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${TARGET_SIZE};
    padding-inline: ${space(1.5)};
    border-radius: ${radius.small};
    font-size: ${textSize.small};
    font-weight: 500;
    text-align: left;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover,
    button:hover {
      background: ${s('surfaceTint')};
    }
  }
`;

/** The profile icon (spec §2): a link to sign-in for guests, a menu for customers. */
export function AccountMenu() {
  const status = useAppSelector(selectSessionStatus);
  // Not inside `CustomerMenu`, which unmounts before the logout navigates.
  const logOut = useLogOut();
  const accountPath = useAccountPath();
  if (status === 'customer') return <CustomerMenu logOut={logOut} />;
  return (
    <IconButton as={Link} to={accountPath(paths.login)} aria-label={text.signIn}>
      <UserIcon />
    </IconButton>
  );
}

/** @returns signs out, with one request at a time, and then navigates to sign-in. */
function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const startNavigation = useNavigateIfHere();
  const isPending = useRef(false);
  return async () => {
    if (isPending.current) return;
    isPending.current = true;
    const navigateIfHere = startNavigation();
    const failure = await dispatch(signOut());
    isPending.current = false;
    if (failure) toast.error(failure.message);
    else navigateIfHere(paths.login);
  };
}

/** The menu of a customer (spec §2). Opens on hover and click; closes on Escape and on leaving it. */
function CustomerMenu({ logOut }: { readonly logOut: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const menuId = useId();

  const handlePointer = (isInside: boolean) => (event: PointerEvent) => {
    // On small screens only a click toggles the menu (spec §2).
    if (event.pointerType !== 'mouse' || window.innerWidth < breakpoints.tablet) return;
    isHovered.current = isInside;
    if (isInside) open();
    else close();
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <MenuFrame
      onPointerEnter={handlePointer(true)}
      onPointerLeave={handlePointer(false)}
      onBlur={handleBlur}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Escape' || !isOpen || isComposing(nativeEvent)) return;
        close();
        opener.current?.focus();
      }}
    >
      <IconButton
        ref={opener}
        aria-label={text.account}
        aria-expanded={isOpen}
        aria-controls={menuId}
        // When a mouse clicks, its hover has already opened the menu.
        onClick={isOpen && !isHovered.current ? close : open}
      >
        <UserIcon />
      </IconButton>
      {isOpen ? (
        <MenuPopup id={menuId}>
          <Items>
            <li>
              <Link to={paths.myProfile}>{text.myProfile}</Link>
            </li>
            <li>
              <Link to={paths.orders}>{text.orders}</Link>
            </li>
            <li>
              <button type="button" onClick={() => void logOut()}>
                {text.logout}
              </button>
            </li>
          </Items>
        </MenuPopup>
      ) : null}
    </MenuFrame>
  );
}
