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

function NoneMatch({ onClear }: { readonly onClear: () => void }) {
  const clear = useFocusSectionOnUnmount<HTMLButtonElement>();
  return (
    <EmptyState icon={<SearchIcon size={28} />} title={text.noneMatch} text={text.noneMatchText}>
      <Button ref={clear} onClick={onClear}>
        {text.clear}
      </Button>
    </EmptyState>
  );
}

/** Below the cards, when those to come did not. Its place stays while they are asked for again: there the focus waits. */
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

/** The collection (spec §2): filters, order, cards 4 at a time. */
export function CollectionBrowser() {
  const asked = useCollectionQuery();
  const { categories, types } = asked.query;
  const { products, isLoading, error, retry, hasMore, total } = useCollection(asked.query);
  useErrorToast(error);
  const nothing = products.length === 0;
  const isFiltered = categories.length + types.length > 0;
  const idle = !isLoading && error === undefined;
  const more = isLoading || (hasMore && idle);

  return (
    <Page>
      <Stack $gap={1.5}>
        <PageTitle>{shop.collection.title}</PageTitle>
        <Lead>{shop.collection.text}</Lead>
      </Stack>
      <CollectionTools asked={asked} />

      <VisuallyHidden role="status">{idle ? text.shown(products.length) : ''}</VisuallyHidden>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      {nothing && isLoading ? (
        <Loading label={catalogueText.loading} onRetry={retry}>
          <ProductGrid>
            <ProductSkeletons count={COLLECTION_PAGE_SIZE} />
          </ProductGrid>
        </Loading>
      ) : null}
      {nothing ? null : (
        <Cards products={products}>
          {more ? (
            <LoadMore
              shown={products.length}
              total={total}
              busy={isLoading}
              onMore={asked.showMore}
              onRetry={retry}
            />
          ) : null}
        </Cards>
      )}
      {nothing && error ? (
        <LoadFailure
          title={catalogueText.failedTitle}
          message={catalogueText.failed}
          onRetry={retry}
        />
      ) : null}
      {nothing ? null : <MoreFailed error={error} onRetry={retry} />}
      {nothing && idle && isFiltered ? <NoneMatch onClear={asked.clearFilters} /> : null}
      {nothing && idle && !isFiltered ? noProducts : null}
    </Page>
  );
}
