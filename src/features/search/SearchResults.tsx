import { useId } from 'react';
import { styled } from 'styled-components';
import { SEARCH_RESULTS_PER_REQUEST } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { Stack } from '../../ui/Layout';
import { ProductCard } from '../../ui/ProductCard';
import { ProductSkeletons } from '../../ui/ProductGrid';
import { RetryButton } from '../../ui/RetryButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SearchHeading } from './search.styles';

const text = searchText;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2)};

  h2 {
    margin: 0;
  }
  p {
    line-height: 1;
  }
`;

const Hint = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
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

/** The displayed width of one result. */
const SIZES =
  '(min-width: 1440px) 280px, (min-width: 1024px) 19.5vw, (min-width: 768px) 19vw, 28vw';

interface SearchResult {
  readonly products: readonly Product[];
  readonly totalProducts?: number | undefined;
}

/** The results, or a hint, an error or an empty state. */
export function SearchResults({
  active,
  searching,
  failed,
  results,
  retry,
  onOpen,
}: {
  /** Whether enough characters are typed. */
  readonly active: boolean;
  readonly searching: boolean;
  readonly failed: boolean;
  readonly results: SearchResult | undefined;
  readonly retry: () => void;
  readonly onOpen: () => void;
}) {
  const id = useId();
  const products = results?.products ?? [];
  const total = results?.totalProducts;
  const statusText = () => {
    if (searching) return text.searching;
    return results ? text.found(total ?? products.length) : '';
  };
  return (
    <section aria-labelledby={id} aria-busy={searching}>
      <Head>
        <SearchHeading id={id}>{text.results}</SearchHeading>
        {total !== undefined && total > products.length ? (
          <Hint aria-hidden="true">{text.shownOf(products.length, total)}</Hint>
        ) : null}
      </Head>
      <VisuallyHidden role="status">{statusText()}</VisuallyHidden>
      {active ? null : <Hint>{text.typeMore}</Hint>}
      {searching ? (
        <ResultGrid>
          <ProductSkeletons count={SEARCH_RESULTS_PER_REQUEST} />
        </ResultGrid>
      ) : null}
      {failed ? (
        <Stack $align="start">
          <Alert>{text.failed}</Alert>
          <RetryButton variant="secondary" onRetry={retry} />
        </Stack>
      ) : null}
      {results && products.length === 0 ? (
        <EmptyState
          as="h3"
          icon={<SearchIcon size={28} />}
          title={text.noResults}
          text={text.noResultsText}
        />
      ) : null}
      {products.length > 0 ? (
        <ResultGrid>
          {products.map(({ id: productId, name, price, image }) => (
            <li key={productId}>
              <ProductCard
                to={paths.product(productId)}
                name={name}
                sen={price}
                image={image[0]}
                sizes={SIZES}
                onClick={onOpen}
              />
            </li>
          ))}
        </ResultGrid>
      ) : null}
    </section>
  );
}
