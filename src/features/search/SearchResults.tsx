import { useId } from 'react';
import { styled } from 'styled-components';
import { SEARCH_RESULTS_PER_REQUEST } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { commonText } from '../../text/common';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { Stack } from '../../ui/Layout';
import { ProductCard } from '../../ui/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../../ui/ProductGrid';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SearchHeading } from './SearchHeading';

const text = searchText;

const Hint = styled.p`
  color: ${s('textSoft')};
`;

interface Found {
  readonly products: readonly Product[];
  readonly totalProducts?: number | undefined;
}

/** What was found, or what to do when nothing was. */
export function SearchResults({
  active,
  searching,
  failed,
  found,
  retry,
  onOpen,
}: {
  /** Enough is typed. */
  readonly active: boolean;
  readonly searching: boolean;
  readonly failed: boolean;
  readonly found: Found | undefined;
  readonly retry: () => void;
  readonly onOpen: () => void;
}) {
  const id = useId();
  const products = found?.products ?? [];
  return (
    <section aria-labelledby={id} aria-busy={searching}>
      <SearchHeading id={id}>{text.results}</SearchHeading>
      <VisuallyHidden role="status">
        {searching ? text.searching : null}
        {found ? text.found(found.totalProducts ?? products.length) : null}
      </VisuallyHidden>
      {active ? null : <Hint>{text.typeMore}</Hint>}
      {searching ? <ProductGridSkeleton count={SEARCH_RESULTS_PER_REQUEST} most={3} /> : null}
      {failed ? (
        <Stack $align="start">
          <Alert>{text.failed}</Alert>
          <Button variant="secondary" onClick={retry}>
            {commonText.retry}
          </Button>
        </Stack>
      ) : null}
      {found && products.length === 0 ? (
        <EmptyState
          as="h3"
          icon={<SearchIcon size={28} />}
          title={text.noResults}
          text={text.noResultsText}
        />
      ) : null}
      {products.length > 0 ? (
        <ProductGrid $most={3}>
          {products.map(({ id: productId, name, price, image }) => (
            <li key={productId}>
              <ProductCard
                to={paths.product(productId)}
                name={name}
                sen={price}
                image={image[0]}
                onClick={onOpen}
              />
            </li>
          ))}
        </ProductGrid>
      ) : null}
    </section>
  );
}
