import { styled } from 'styled-components';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { catalogueText } from '../../text/catalogue';
import { collectionText } from '../../text/collection';
import { media, space } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { Elements } from '../../ui/elements';
import { SearchIcon } from '../../ui/icons';
import { Container, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { ProductCard } from '../../ui/ProductCard';
import { ProductGrid, ProductSkeletons } from '../../ui/ProductGrid';
import { RetryButton } from '../../ui/RetryButton';
import { Lead, PageTitle } from '../../ui/Text';
import { useErrorToast } from '../../ui/useErrorToast';
import { useFocusSectionOnUnmount } from '../../ui/useFocusSectionOnUnmount';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CollectionTools } from './CollectionTools';
import { LoadMore } from './LoadMore';
import { useCollection } from './useCollection';
import { useCollectionQuery } from './useCollectionQuery';

const text = collectionText;

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(6)};

  ${media.tablet} {
    padding-block: ${space(6)} ${space(9)};
  }
`;

function Cards({
  products,
  children,
}: {
  readonly products: readonly Product[];
  readonly children: Elements;
}) {
  return (
    <ProductGrid>
      {products.map(({ id, name, price, image, bestseller }, index) => (
        <li key={id}>
          <ProductCard
            to={paths.product(id)}
            name={name}
            sen={price}
            image={image[0]}
            badge={bestseller ? catalogueText.bestseller : undefined}
            priority={index < 2}
          />
        </li>
      ))}
      {children}
    </ProductGrid>
  );
}

function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const clear = useFocusSectionOnUnmount<HTMLButtonElement>();
  return (
    <EmptyState icon={<SearchIcon size={28} />} title={text.noneMatch} text={text.noneMatchText}>
      <Button ref={clear} onClick={onClear}>
        {text.clear}
      </Button>
    </EmptyState>
  );
}

/** The failure below the cards. The section stays mounted during a retry because it holds the focus. */
function MoreFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <section>
      {error === undefined ? null : (
        <Stack $align="start" style={{ marginTop: space(4) }}>
          <Alert>{catalogueText.failed}</Alert>
          <RetryButton variant="secondary" onRetry={onRetry} />
        </Stack>
      )}
    </section>
  );
}

const noProducts = (
  <EmptyState icon={<SearchIcon size={28} />} title={catalogueText.currentlyNone} />
);

/** The collection (spec §2): filters, sort order, and cards, 4 at a time. */
export function CollectionBrowser() {
  const filters = useCollectionQuery();
  const { categories, types } = filters.query;
  const { products, isLoading, error, retry, hasMore, total } = useCollection(filters.query);
  useErrorToast(error);
  const isEmpty = products.length === 0;
  const isFiltered = categories.length + types.length > 0;
  const isIdle = !isLoading && error === undefined;
  const canShowMore = isLoading || (hasMore && isIdle);

  return (
    <Page>
      <Stack $gap={1.5}>
        <PageTitle>{shop.collection.title}</PageTitle>
        <Lead>{shop.collection.text}</Lead>
      </Stack>
      <CollectionTools filters={filters} />

      <VisuallyHidden role="status">{isIdle ? text.shown(products.length) : ''}</VisuallyHidden>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      {isEmpty && isLoading ? (
        <Loading label={catalogueText.loading} onRetry={retry}>
          <ProductGrid>
            <ProductSkeletons count={COLLECTION_PAGE_SIZE} />
          </ProductGrid>
        </Loading>
      ) : null}
      {isEmpty ? null : (
        <Cards products={products}>
          {canShowMore ? (
            <LoadMore
              shownCount={products.length}
              total={total}
              busy={isLoading}
              onMore={filters.showMore}
              onRetry={retry}
            />
          ) : null}
        </Cards>
      )}
      {isEmpty && error ? (
        <LoadFailure
          title={catalogueText.failedTitle}
          message={catalogueText.failed}
          onRetry={retry}
        />
      ) : null}
      {isEmpty ? null : <MoreFailed error={error} onRetry={retry} />}
      {isEmpty && isIdle && isFiltered ? <NoMatches onClear={filters.clearFilters} /> : null}
      {isEmpty && isIdle && !isFiltered ? noProducts : null}
    </Page>
  );
}
