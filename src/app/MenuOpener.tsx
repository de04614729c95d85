import { layoutText } from '../text/layout';
import { IconButton } from '../ui/IconButton';
import { MenuIcon } from '../ui/icons';
import { useEscape } from '../ui/useEscape';
import { useLazyModule } from '../ui/useLazyModule';
import { ChunkLoadError } from './ChunkLoadError';
import { OverlayBoundary } from './OverlayBoundary';
import { useOpenOnThisPage } from './useOpenOnThisPage';

const loadMenu = () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu');

/** The button that opens the slide-out menu of small screens (spec §2). Opening it renders nothing else. */
export function MenuOpener() {
  const { isOpen, open, close } = useOpenOnThisPage();
  const menu = useLazyModule(loadMenu, isOpen);
  useEscape(isOpen && menu.module === null, close);
  return (
    <>
      <IconButton
        aria-label={layoutText.navigation.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      {isOpen && menu.module ? (
        <OverlayBoundary onClose={close}>
          <menu.module.MobileMenu onClose={close} />
        </OverlayBoundary>
      ) : null}
      {menu.hasFailed ? <ChunkLoadError onRetry={menu.retry} onClose={close} /> : null}
    </>
  );
}
