import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { logFailure } from '../../api/log';
import { useFetchProductsQuery, useProductListQuery } from '../../api/productApi';
import type { Failure } from '../../contract/failure';
import {
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN_CHARACTERS,
  SEARCH_RESULTS_PER_REQUEST,
} from '../../contract/limits';
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
  const settled = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const longEnough = settled.length >= SEARCH_MIN_CHARACTERS;
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

/** The search over the page (spec §2). */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const overlay: RefObject<HTMLDivElement | null> = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const { data: list } = useProductListQuery();
  useModal(overlay, { onClose });

  const popular = (list?.products ?? [])
    .filter(({ bestseller }) => bestseller)
    .slice(0, INITIAL_SUGGESTIONS)
    .map(({ name }) => name);
  const suggestions = search.active
    ? (search.found?.suggestions ?? []).map(({ name }) => name)
    : popular;
  const isKnown = search.active ? search.found !== undefined : list !== undefined;

  return (
    <Overlay ref={overlay} role="dialog" aria-modal="true" aria-label={text.label} tabIndex={-1}>
      <SearchField value={typed} onChange={setTyped} onCancel={onClose} />
      <Columns>
        <Suggestions names={suggestions} isKnown={isKnown} onChoose={setTyped} />
        <SearchResults {...search} onOpen={onClose} />
      </Columns>
    </Overlay>
  );
}
