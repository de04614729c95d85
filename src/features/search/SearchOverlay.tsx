import type { Failure } from '@kedai/contract/calls/failure';
import {
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN_CHARACTERS,
  SEARCH_RESULTS_PER_REQUEST,
} from '@kedai/contract/rules/limits';
import { cleanText, isLongEnough } from '@kedai/contract/rules/text';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadAlert } from '@kedai/ui/feedback/Loading';
import { SearchIcon } from '@kedai/ui/icons';
import { Container, edge, Row } from '@kedai/ui/layout/Layout';
import { langOf } from '@kedai/ui/layout/langOf';
import { Note, VisuallyHidden } from '@kedai/ui/layout/Text';
import { Modal } from '@kedai/ui/overlay/Modal';
import { ProductCard } from '@kedai/ui/product/ProductCard';
import { ProductSkeletons } from '@kedai/ui/product/ProductGrid';
import { media, radius, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { logFailure } from '../../api/classify';
import { useFetchProductsQuery, useProductListQuery } from '../../api/productApi';
import { paths } from '../../paths';
import { searchText as text } from '../../text/catalogue/search';
import { SearchField } from './SearchField';

const INITIAL_SUGGESTIONS = 6;

const Overlay = styled(Modal)`
  background: ${s('ground')};
  /* Keeps focused elements below the sticky field. */
  scroll-padding-top: ${space(11)};
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

const Heading = styled.h2`
  margin-bottom: ${space(2)};
  color: ${s('textSoft')};
  font-family: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
`;

/** On a phone one line that scrolls sideways. Its minimum height keeps the results below in place. */
const SuggestionList = styled.div`
  ${media.mobile} {
    min-height: ${TARGET_SIZE};

    ul {
      display: flex;
      gap: ${space(1)};
      margin: -${space(0.5)} -${edge.phone};
      padding: ${space(0.5)} ${edge.phone};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }
  p {
    padding-block: ${space(1)};
    color: ${s('textSoft')};
  }
`;

const Suggestion = styled.button.attrs({ type: 'button' })`
  display: block;
  width: 100%;
  min-height: ${TARGET_SIZE};
  padding-block: ${space(1)};
  line-height: 1.4;
  text-align: left;

  ${media.mobile} {
    padding-inline: ${space(2)};
    border: 1px solid ${s('line')};
    border-radius: ${radius.round};
    background: ${s('surface')};
    font-size: ${textSize.small};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${s('accent')};
    text-underline-offset: 4px;
  }
`;

const ResultsHead = styled(Row)`
  row-gap: ${space(1)};
  margin-bottom: ${space(2)};

  h2 {
    margin: 0;
  }
  p {
    line-height: 1;
  }
`;

/** The results of one request side by side, also on a phone, so that they fit above the keyboard. */
const ResultGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(${SEARCH_RESULTS_PER_REQUEST}, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.mobile} {
    h3 {
      font-size: ${textSize.small};
    }
  }
`;

const SIZES =
  '(min-width: 1440px) 280px, (min-width: 1024px) 19.5vw, (min-width: 768px) 19vw, 28vw';

/** A Chinese word, such as 饼, may have one character. */
const HAN = /\p{sc=Han}/u;

/** Searches for at least 3 characters, after a pause of 500 ms (spec §5). */
function useSearch(query: string) {
  const [searchedText, setSearchedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchedText(cleanText(query)), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const isActive = HAN.test(searchedText) || isLongEnough(searchedText, SEARCH_MIN_CHARACTERS);
  const search = useFetchProductsQuery(
    { productName: searchedText, page: 1, amount: SEARCH_RESULTS_PER_REQUEST },
    { skip: !isActive },
  );
  useEffect(() => {
    if (search.error) logFailure('The search failed', search.error as Failure);
  }, [search.error]);
  return {
    isActive,
    // `currentData` belongs to the current text, so an earlier result is never shown for a later text.
    results: isActive ? search.currentData : undefined,
    isSearching: isActive && search.isFetching && search.currentData === undefined,
    hasFailed: isActive && search.isError && !search.isFetching,
    retry: () => void search.refetch(),
  };
}

/** Suggestions that fill the search box when chosen: those of the search, or bestsellers without its results. */
function Suggestions({
  search: { isActive, hasFailed, results },
  onChoose,
}: {
  readonly search: ReturnType<typeof useSearch>;
  readonly onChoose: (name: string) => void;
}) {
  const id = useId();
  const { data: list } = useProductListQuery();
  const bestsellers = list?.products.filter(({ bestseller }) => bestseller);
  const suggestions =
    isActive && !hasFailed
      ? results && (results.suggestions ?? [])
      : bestsellers?.slice(0, INITIAL_SUGGESTIONS);
  const byName = new Map(suggestions?.map((suggestion) => [suggestion.name, suggestion]));
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{text.topSuggestions}</Heading>
      <SuggestionList>
        {byName.size > 0 ? (
          <ul>
            {[...byName].map(([name, suggestion]) => (
              <li key={name} lang={langOf?.(suggestion)}>
                <Suggestion onClick={() => onChoose(name)}>{name}</Suggestion>
              </li>
            ))}
          </ul>
        ) : null}
        {suggestions?.length === 0 ? <p>{text.noSuggestions}</p> : null}
      </SuggestionList>
    </section>
  );
}

function Results({
  search: { isActive, isSearching, hasFailed, results, retry },
  onOpen,
}: {
  readonly search: ReturnType<typeof useSearch>;
  readonly onOpen: () => void;
}) {
  const id = useId();
  const products = results?.products ?? [];
  const total = results?.totalProducts ?? products.length;
  return (
    <section aria-labelledby={id} aria-busy={isSearching}>
      <ResultsHead as="header" $align="baseline">
        <Heading id={id}>{text.results}</Heading>
        {total > products.length ? (
          <Note aria-hidden="true">{text.shownOf(products.length, total)}</Note>
        ) : null}
      </ResultsHead>
      <VisuallyHidden role="status">
        {isSearching ? text.searching : results ? text.found(total) : ''}
      </VisuallyHidden>
      {isActive ? null : <Note>{text.typeMore}</Note>}
      {hasFailed ? <LoadAlert message={text.failed} onRetry={retry} /> : null}
      {results && products.length === 0 ? (
        <EmptyState
          as="h3"
          icon={<SearchIcon size={28} />}
          title={text.noResults}
          text={text.noResultsText}
        />
      ) : null}
      <ResultGrid>
        {isSearching ? <ProductSkeletons count={SEARCH_RESULTS_PER_REQUEST} /> : null}
        {products.map((product) => (
          <ProductCard
            key={product.id}
            to={paths.product(product.id)}
            product={product}
            sizes={SIZES}
            onClick={onOpen}
          />
        ))}
      </ResultGrid>
    </section>
  );
}

export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const overlay = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const search = useSearch(query);
  useEffect(() => {
    // A chosen suggestion that disappears had the focus.
    if (document.activeElement === document.body) overlay.current?.focus();
  });

  return (
    <Overlay ref={overlay} aria-label={text.label} onClose={onClose}>
      <SearchField value={query} onChange={setQuery} onCancel={onClose} />
      <Columns>
        <Suggestions search={search} onChoose={setQuery} />
        <Results search={search} onOpen={onClose} />
      </Columns>
    </Overlay>
  );
}
