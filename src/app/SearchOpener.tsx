import { layoutText } from '../text/layout';
import { IconButton } from '../ui/IconButton';
import { SearchIcon } from '../ui/icons';
import { useEscape } from '../ui/useEscape';
import { useLazyModule } from '../ui/useLazyModule';
import { ChunkLoadError } from './ChunkLoadError';
import { OverlayBoundary } from './OverlayBoundary';
import { useOpenOnThisPage } from './useOpenOnThisPage';

const loadSearch = () => import(/* webpackChunkName: "search" */ '../features/search');

/** The button that opens the search over the page (spec §2). */
export function SearchOpener() {
  const { isOpen, open, close } = useOpenOnThisPage();
  const search = useLazyModule(loadSearch, isOpen);
  useEscape(isOpen && search.module === null, close);
  return (
    <>
      <IconButton aria-label={layoutText.navigation.search} aria-haspopup="dialog" onClick={open}>
        <SearchIcon />
      </IconButton>
      {isOpen && search.module ? (
        <OverlayBoundary onClose={close}>
          <search.module.SearchOverlay onClose={close} />
        </OverlayBoundary>
      ) : null}
      {search.hasFailed ? <ChunkLoadError onRetry={search.retry} onClose={close} /> : null}
    </>
  );
}
