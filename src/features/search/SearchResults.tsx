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
import { SearchHeading } from './SearchHeading';

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

/** What one request brings stands side by side, on a phone too: all of it is seen above the keyboard. */
const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(${SEARCH_RESULTS_PER_REQUEST}, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.mobile} {
    h3 {
      font-size: ${textSize.small};
    }
  }
`;

/** How wide one of the three is shown. */
const SIZES =
  '(min-width: 1440px) 280px, (min-width: 1024px) 19.5vw, (min-width: 768px) 19vw, 28vw';

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
  const total = found?.totalProducts;
  const statusOf = () => {
    if (searching) return text.searching;
    return found ? text.found(total ?? products.length) : '';
  };
  return (
    <section aria-labelledby={id} aria-busy={searching}>
      <Head>
        <SearchHeading id={id}>{text.results}</SearchHeading>
        {total !== undefined && total > products.length ? (
          <Hint aria-hidden="true">{text.shownOf(products.length, total)}</Hint>
        ) : null}
      </Head>
      <VisuallyHidden role="status">{statusOf()}</VisuallyHidden>
      {active ? null : <Hint>{text.typeMore}</Hint>}
      {searching ? (
        <Three>
          <ProductSkeletons count={SEARCH_RESULTS_PER_REQUEST} />
        </Three>
      ) : null}
      {failed ? (
        <Stack $align="start">
          <Alert>{text.failed}</Alert>
          <RetryButton variant="secondary" onRetry={retry} />
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
        <Three>
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
        </Three>
      ) : null}
    </section>
  );
}
