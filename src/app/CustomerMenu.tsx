import { type FocusEvent, type PointerEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { breakpoints, media, radius, shadow, space, TARGET_SIZE, textSize } from '../theme/tokens';
import { zIndexes } from '../theme/zIndexes';
import { IconButton } from '../ui/IconButton';
import { UserIcon } from '../ui/icons';
import { isComposing } from '../ui/isComposing';
import { useOpenOnThisPage } from './useOpenOnThisPage';

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

export interface CustomerMenuProps {
  readonly signOut: () => Promise<void>;
}

/** The menu of a customer (spec §2). Opens on hover and click; closes on Escape, on leaving it and on navigation. */
export function CustomerMenu({ signOut }: CustomerMenuProps) {
  const { isOpen, open, close } = useOpenOnThisPage();
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
              <button type="button" onClick={() => void signOut()}>
                {text.logout}
              </button>
            </li>
          </Items>
        </MenuPopup>
      ) : null}
    </MenuFrame>
  );
}
