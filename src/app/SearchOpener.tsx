import { layoutText } from '../text/layout';
import { IconButton } from '../ui/IconButton';
import { SearchIcon } from '../ui/icons';
import { useEscape } from '../ui/useEscape';
import { useOnDemand } from '../ui/useOnDemand';
import { MissingPart } from './MissingPart';
import { OverlayBoundary } from './OverlayBoundary';
import { useOpenHere } from './useOpenHere';

const loadSearch = () => import(/* webpackChunkName: "search" */ '../features/search');

/** Opens the search over the page (spec §2). */
export function SearchOpener() {
  const { isOpen, open, close } = useOpenHere();
  const search = useOnDemand(loadSearch, isOpen);
  useEscape(isOpen && search.part === null, close);
  return (
    <>
      <IconButton aria-label={layoutText.navigation.search} aria-haspopup="dialog" onClick={open}>
        <SearchIcon />
      </IconButton>
      {isOpen && search.part ? (
        <OverlayBoundary onClose={close}>
          <search.part.SearchOverlay onClose={close} />
        </OverlayBoundary>
      ) : null}
      {search.hasFailed ? <MissingPart onRetry={search.retry} onClose={close} /> : null}
    </>
  );
}
