import { IconButton } from '@kedai/ui/button/IconButton';
import { ChevronLeftIcon, MenuIcon } from '@kedai/ui/icons';
import { LanguageLinks } from '@kedai/ui/layout/LanguageLinks';
import { Modal } from '@kedai/ui/overlay/Modal';
import { font, linkTarget, motion, s, space } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useAccountPath } from '../features/shared';
import { language, shopLanguages } from '../language';
import { paths } from '../paths';
import { shop } from '../shop';
import { navigation } from '../shop/navigation';
import { useAppSelector } from '../state/hooks';
import { selectSessionStatus } from '../state/session/customerSession';
import { commonText, languageLabel } from '../text/common';
import { layoutText } from '../text/layout';

const text = layoutText.navigation;

const slideIn = keyframes`
  from { transform: translateX(-100%); }
`;

const Panel = styled(Modal)`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(2.5)} ${space(4)};
  background: ${s('ground')};
  animation: ${slideIn} ${motion.calm};

  &:focus {
    outline: none;
  }
`;

const Back = styled.button.attrs({ type: 'button' })`
  ${linkTarget}
  align-self: flex-start;
  gap: ${space(1)};
  margin-left: -${space(1)};
  padding-right: ${space(2)};
  font-weight: 500;
`;

const PageLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 64px;
  border-bottom: 1px solid ${s('line')};
  font-family: ${font.display};
  font-size: 1.75rem;
  letter-spacing: -0.01em;
  text-decoration: none;
`;

/** At the bottom of the panel, or below the page links if the window is low. */
const More = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  margin: auto -${space(2.5)} -${space(4)};
  padding: ${space(1.5)} ${space(2.5)} max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${s('line')};
  background: ${s('surfaceTint')};

  a {
    display: flex;
    align-items: center;
    min-height: ${space(6)};
    text-decoration: none;
  }
`;

/** Links that the specification does not list for this menu, in two columns. */
function MoreLinks({ onClose }: { readonly onClose: () => void }) {
  const status = useAppSelector(selectSessionStatus);
  const accountPath = useAccountPath();
  const link = (label: string, to: string) => (
    <li>
      <Link to={to} onClick={onClose}>
        {label}
      </Link>
    </li>
  );
  return (
    <More aria-label={text.more}>
      <ul>
        {link(text.news, paths.news)}
        {link(text.outlets, paths.outlets)}
      </ul>
      <ul>
        {status === 'customer' ? (
          <>
            {link(text.myProfile, paths.myProfile)}
            {link(text.orders, paths.orders)}
          </>
        ) : (
          link(text.menuSignIn, accountPath(paths.login))
        )}
        <li>
          <a
            href={shop.socials.whatsapp}
            target="_blank"
            rel="noreferrer"
            aria-label={commonText.inNewTab(layoutText.footer.whatsapp)}
          >
            {layoutText.footer.whatsapp}
          </a>
        </li>
      </ul>
    </More>
  );
}

/** The slide-out menu of small screens (spec §2): Back, HOME, COLLECTION, ABOUT, CONTACT, and more links below. */
function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Panel aria-label={text.menu} onClose={onClose}>
      <Back onClick={onClose}>
        <ChevronLeftIcon size={20} />
        {text.back}
      </Back>
      <nav aria-label={text.menu}>
        <ul>
          {navigation.mobile.map(({ label, page }) => (
            <li key={label}>
              <PageLink to={paths[page]} onClick={onClose}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks
        label={languageLabel}
        path={pathname}
        current={language}
        offered={shopLanguages}
      />
      <MoreLinks onClose={onClose} />
    </Panel>
  );
}

/** The button that opens the slide-out menu of small screens (spec §2). */
export function MenuOpener() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        aria-label={text.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      {isOpen ? <MobileMenu onClose={close} /> : null}
    </>
  );
}
