import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { logFailure } from '../../api/log';
import { useFetchProductsQuery, useProductListQuery } from '../../api/productApi';
import type { Failure } from '../../contract/failure';
import {
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN_CHARACTERS,
  SEARCH_RESULTS_PER_REQUEST,
} from '../../contract/limits';
import { cleanText, isLongEnough } from '../../contract/text';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { depths } from '../../theme/depths';
import { media, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';
import { useModal } from '../../ui/useModal';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { Suggestions } from './Suggestions';
import { useDebounced } from './useDebounced';

const text = searchText;
const INITIAL_SUGGESTIONS = 6;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${depths.search};
  overflow: auto;
  background: ${s('ground')};
  overscroll-behavior: contain;
  /* Below the field, which stays. */
  scroll-padding-top: ${space(11)};

  &:focus {
    outline: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(6)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${space(6)};
    padding-top: ${space(6)};
  }
`;

/** What one searches for: nothing below 3 characters, and only after a pause of 500 ms (spec §5). */
function useSearch(typed: string) {
  const settled = useDebounced(cleanText(typed), SEARCH_DEBOUNCE_MS);
  const longEnough = isLongEnough(settled, SEARCH_MIN_CHARACTERS);
  const search = useFetchProductsQuery(
    { productName: settled, page: 1, amount: SEARCH_RESULTS_PER_REQUEST },
    { skip: !longEnough },
  );
  // Keyed by its text: what an earlier text found is never shown for a later one.
  const found = longEnough ? search.currentData : undefined;
  useEffect(() => {
    if (search.error) logFailure('The search failed', search.error as Failure);
  }, [search.error]);
  return {
    active: longEnough,
    searching: longEnough && search.isFetching && found === undefined,
    failed: longEnough && search.isError && !search.isFetching,
    found,
    retry: () => void search.refetch(),
  };
}

/** What is found, and what else could be searched for. */
const Findings = memo(function Findings({
  overlay,
  typed,
  onChoose,
  onOpen,
}: {
  /** Takes the focus of a suggestion that was chosen by a key, and goes. */
  readonly overlay: RefObject<HTMLElement | null>;
  readonly typed: string;
  readonly onChoose: (name: string) => void;
  readonly onOpen: () => void;
}) {
  const search = useSearch(typed);
  const { data: list } = useProductListQuery();

  const popular = (list?.products ?? [])
    .filter(({ bestseller }) => bestseller)
    .slice(0, INITIAL_SUGGESTIONS)
    .map(({ name }) => name);
  const suggestions = search.active
    ? (search.found?.suggestions ?? []).map(({ name }) => name)
    : popular;
  const isKnown = search.active ? search.found !== undefined : list !== undefined;
  useEffect(() => {
    if (typed !== '' && document.activeElement === document.body) overlay.current?.focus();
  });

  return (
    <Columns>
      <Suggestions names={suggestions} isKnown={isKnown} onChoose={onChoose} />
      <SearchResults {...search} onOpen={onOpen} />
    </Columns>
  );
});

/** The search over the page (spec §2). A letter renders the field; what is found follows it. */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  useModal(overlay, { onClose });

  return (
    <Overlay ref={overlay} role="dialog" aria-modal="true" aria-label={text.label} tabIndex={-1}>
      <SearchField value={typed} onChange={setTyped} onCancel={onClose} />
      <Findings overlay={overlay} typed={asked} onChoose={setTyped} onOpen={onClose} />
    </Overlay>
  );
}
