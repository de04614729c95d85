import { IconButton } from '@kedai/ui/button/IconButton';
import { BagIcon } from '@kedai/ui/icons';
import { Container } from '@kedai/ui/layout/Layout';
import { Logo } from '@kedai/ui/layout/Logo';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import {
  breakpoints,
  HEADER_HEIGHT,
  linkTarget,
  media,
  motion,
  radius,
  s,
  space,
  zIndexes,
} from '@kedai/ui/theme/tokens';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { shop } from '../shop';
import { navigation } from '../shop/navigation';
import { useCart } from '../state/cart/useCart';
import { layoutText } from '../text/layout';
import { AccountMenu } from './AccountMenu';
import { MenuOpener } from './MobileMenu';
import { OfflineNotice } from './OfflineNotice';
import { SearchOpener } from './SearchOpener';
import { SessionNotice } from './SessionNotice';

const text = layoutText.navigation;

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndexes.header};
  background: ${s('ground')};
  border-bottom: 1px solid ${s('line')};
`;

const Bar = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)};
  min-height: ${HEADER_HEIGHT.mobile}px;

  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
    gap: ${space(2)};
    min-height: ${HEADER_HEIGHT.tablet}px;
  }
  /* Keeps the links centred on pages without the search opener. */
  ${media.desktop} {
    grid-template-columns: 1fr auto 1fr;
  }
`;

const HomeLink = styled(Link)`
  ${linkTarget}
  justify-self: start;
  text-decoration: none;
`;

/** The distance of icons from the edge of their targets. It aligns the icons, not the targets, with the page's column. */
const ICON_INSET = '10px';

const MobileOnly = styled.div`
  margin-left: -${ICON_INSET};

  ${media.tablet} {
    display: none;
  }
`;

const Main = styled.nav`
  ${media.mobile} {
    display: none;
  }
`;

const Links = styled.ul`
  display: flex;
  /* For enlarged text. */
  flex-wrap: wrap;
  justify-content: center;
  gap: clamp(${space(1.5)}, 2.6vw, ${space(5)});
  letter-spacing: 0.08em;

  ${media.belowDesktop} {
    padding-left: ${space(2)};
  }
  @media (width < ${breakpoints.broad}px) {
    gap: ${space(2)};
    letter-spacing: 0.04em;
  }
`;

const PageLink = styled(NavLink)`
  ${linkTarget}
  justify-content: center;
  padding-inline: 6px;
  margin-inline: -6px;
  font-size: 0.8125rem;
  font-weight: 500;
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 2px;
  text-underline-offset: 8px;
  transition: text-decoration-color ${motion.quick};

  &[aria-current='page'] {
    text-decoration-color: ${s('accent')};
  }
  ${media.forcedColors} {
    &:not([aria-current='page'], :hover) {
      text-decoration: none;
    }
  }
  ${media.hover} {
    &:hover {
      text-decoration-color: ${s('accentLine')};
    }
    &[aria-current='page']:hover {
      text-decoration-color: ${s('accent')};
    }
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-right: -${ICON_INSET};

  ${media.desktop} {
    gap: ${space(0.5)};
  }
`;

/** Covers a corner of the icon. `99+` uses the padding of the page, and fits into a window of 320 px. The ring separates the two. */
const Badge = styled.span<{ readonly $isWide: boolean }>`
  position: absolute;
  top: 4px;
  right: ${({ $isWide }) => ($isWide ? '-7px' : '3px')};
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${radius.round};
  background: ${s('accent')};
  box-shadow: 0 0 0 2px ${s('ground')};
  color: ${s('onAccent')};
  font-size: min(0.6875rem, 13px);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
  ${contrastThemeHighlight}
`;

function CartLink() {
  const { count } = useCart();
  return (
    <IconButton as={Link} to={paths.cart} aria-label={text.cart(count)}>
      <BagIcon />
      {count > 0 ? (
        <Badge aria-hidden="true" $isWide={count > 99}>
          {count > 99 ? '99+' : count}
        </Badge>
      ) : null}
    </IconButton>
  );
}

/** Space for the focus ring between the header and a focused element, px. */
const GAP_PX = 8;

/**
 * Sets the scroll padding to the height of the sticky header, so that the header does not cover focused elements. The height
 * varies with notices and enlarged text.
 */
function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingTop = `${height + GAP_PX}px`;
    });
    observer.observe(header.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return header;
}

export function Navigation({ hasSearch }: { readonly hasSearch: boolean }) {
  const header = useHeaderHeight();
  // As the key of what can be open, it closes that when another page is opened.
  const { pathname } = useLocation();
  return (
    <Header ref={header}>
      <Bar>
        <MobileOnly>
          <MenuOpener key={pathname} />
        </MobileOnly>
        <HomeLink to={paths.home} aria-label={text.homeLink(shop.name)}>
          <Logo name={shop.name} />
        </HomeLink>
        <Main aria-label={text.main}>
          <Links>
            {navigation.main.map(({ label, page }) => (
              <li key={label}>
                <PageLink to={paths[page]} end={page === 'home'}>
                  {label}
                </PageLink>
              </li>
            ))}
          </Links>
        </Main>
        <Tools>
          <Fragment key={pathname}>
            {hasSearch ? <SearchOpener /> : null}
            <AccountMenu />
          </Fragment>
          <CartLink />
        </Tools>
      </Bar>
      <OfflineNotice />
      <SessionNotice />
    </Header>
  );
}
