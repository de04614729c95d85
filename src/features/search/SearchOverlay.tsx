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
import { media, space } from '../../theme/tokens';
import { zIndexes } from '../../theme/zIndexes';
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
  z-index: ${zIndexes.search};
  overflow: auto;
  background: ${s('ground')};
  overscroll-behavior: contain;
  /* Keeps focused elements below the sticky field. */
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

/** Searches for at least 3 characters, after a pause of 500 ms (spec §5). */
function useSearch(query: string) {
  const debouncedText = useDebounced(cleanText(query), SEARCH_DEBOUNCE_MS);
  const isActive = isLongEnough(debouncedText, SEARCH_MIN_CHARACTERS);
  const search = useFetchProductsQuery(
    { productName: debouncedText, page: 1, amount: SEARCH_RESULTS_PER_REQUEST },
    { skip: !isActive },
  );
  // `currentData` belongs to the current text, so an earlier result is never shown for a later text.
  const results = isActive ? search.currentData : undefined;
  useEffect(() => {
    if (search.error) logFailure('The search failed', search.error as Failure);
  }, [search.error]);
  return {
    active: isActive,
    searching: isActive && search.isFetching && results === undefined,
    failed: isActive && search.isError && !search.isFetching,
    results,
    retry: () => void search.refetch(),
  };
}

/** Suggestions and results. */
const SuggestionsAndResults = memo(function SuggestionsAndResults({
  overlay,
  query,
  onChoose,
  onOpen,
}: {
  /** Gets the focus when a chosen suggestion disappears. */
  readonly overlay: RefObject<HTMLElement | null>;
  readonly query: string;
  readonly onChoose: (name: string) => void;
  readonly onOpen: () => void;
}) {
  const search = useSearch(query);
  const { data: list } = useProductListQuery();

  const popular = (list?.products ?? [])
    .filter(({ bestseller }) => bestseller)
    .slice(0, INITIAL_SUGGESTIONS)
    .map(({ name }) => name);
  const suggestions = search.active
    ? (search.results?.suggestions ?? []).map(({ name }) => name)
    : popular;
  const isLoaded = search.active ? search.results !== undefined : list !== undefined;
  useEffect(() => {
    if (query !== '' && document.activeElement === document.body) overlay.current?.focus();
  });

  return (
    <Columns>
      <Suggestions names={suggestions} isLoaded={isLoaded} onChoose={onChoose} />
      <SearchResults {...search} onOpen={onOpen} />
    </Columns>
  );
});

/** The search overlay (spec §2). Typing renders the field first; the results are deferred. */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  useModal(overlay, { onClose });

  return (
    <Overlay ref={overlay} role="dialog" aria-modal="true" aria-label={text.label} tabIndex={-1}>
      <SearchField value={query} onChange={setQuery} onCancel={onClose} />
      <SuggestionsAndResults
        overlay={overlay}
        query={deferredQuery}
        onChoose={setQuery}
        onOpen={onClose}
      />
    </Overlay>
  );
}
