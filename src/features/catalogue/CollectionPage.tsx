import { COLLECTION_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { Button } from '@kedai/ui/button/Button';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadAlert, LoadState, StillLoading } from '@kedai/ui/feedback/Loading';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { SearchIcon } from '@kedai/ui/icons';
import { Container, Stack } from '@kedai/ui/layout/Layout';
import { PageHead } from '@kedai/ui/layout/PageHead';
import { PageMeta } from '@kedai/ui/layout/PageMeta';
import { Note, VisuallyHidden } from '@kedai/ui/layout/Text';
import { ProductCard } from '@kedai/ui/product/ProductCard';
import { ProductGrid, ProductSkeletons } from '@kedai/ui/product/ProductGrid';
import { media, radius, s, space } from '@kedai/ui/theme/tokens';
import { css, styled } from 'styled-components';
import { paths } from '../../paths';
import { shopText } from '../../shop/shopText';
import { catalogueText } from '../../text/catalogue/catalogue';
import { collectionText as text } from '../../text/catalogue/collection';
import { pageText } from '../../text/pages';
import { CollectionTools } from './CollectionTools';
import { useCollection } from './useCollection';

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(6)};

  ${media.tablet} {
    padding-block: ${space(6)} ${space(9)};
  }
`;

/** After a full row the tile takes a row of its own. */
const fullRow = css`
  grid-column: 1 / -1;
  padding-block: ${space(1)};
  background: none;
`;

/** Load More as the next item of the grid: it fills the free columns of the last row, or a row of its own after a full one. */
const MoreTile = styled(Stack).attrs({ as: 'li', $align: 'center' })`
  justify-content: center;
  padding: ${space(3)} ${space(1)};
  border-radius: ${radius.medium};
  background: ${s('surfaceTint')};
  text-align: center;

  ${media.mobile} {
    &:nth-child(odd) {
      ${fullRow}
    }
  }
  ${media.tablet} {
    ${media.belowDesktop} {
      &:nth-child(3n + 1) {
        ${fullRow}
      }
      &:nth-child(3n + 2) {
        grid-column: 2 / -1;
      }
    }
  }
  ${media.desktop} {
    &:nth-child(4n + 1) {
      ${fullRow}
    }
    &:nth-child(4n + 2) {
      grid-column: 2 / -1;
    }
    &:nth-child(4n + 3) {
      grid-column: 3 / -1;
    }
  }
`;

type Collection = ReturnType<typeof useCollection>;

function LoadMore({
  collection: { products, total, isLoading, retry, showMore },
}: {
  readonly collection: Collection;
}) {
  return (
    <MoreTile>
      {total === undefined ? null : <Note>{text.shownOf(products.length, total)}</Note>}
      <Button variant="secondary" busy={isLoading} onClick={showMore}>
        {text.loadMore}
      </Button>
      {isLoading ? <StillLoading onRetry={retry} /> : null}
    </MoreTile>
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

/** The collection without products: they are loading, could not be loaded, or none matches. */
function NoProducts({
  collection: { query, change, isLoading, error, retry },
}: {
  readonly collection: Collection;
}) {
  if (isLoading || error !== undefined) {
    return (
      <LoadState
        hasFailed={!isLoading}
        label={catalogueText.loading}
        title={catalogueText.failedTitle}
        message={catalogueText.failed}
        onRetry={retry}
      >
        <ProductGrid>
          <ProductSkeletons count={COLLECTION_PAGE_SIZE} />
        </ProductGrid>
      </LoadState>
    );
  }
  return query.categories.length + query.types.length > 0 ? (
    <NoMatches onClear={() => change({ categories: [], types: [] })} />
  ) : (
    <EmptyState icon={<SearchIcon size={28} />} title={catalogueText.currentlyNone} />
  );
}

export { loadCollection as loadData } from './useCollection';

/** The collection (spec §2): filters, sort order, and cards, 4 at a time. */
export default function CollectionPage() {
  const collection = useCollection();
  const { query, change, products, isLoading, error, retry, hasMore } = collection;
  useErrorToast(error);
  const hasFailed = error !== undefined;
  const isIdle = !isLoading && !hasFailed;

  return (
    <Page>
      <PageMeta {...pageText.collection} />
      <PageHead {...shopText.collection} />
      <CollectionTools query={query} onChange={change} />

      <VisuallyHidden role="status">{isIdle ? text.shown(products.length) : ''}</VisuallyHidden>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      {products.length === 0 ? (
        <NoProducts collection={collection} />
      ) : (
        <>
          <ProductGrid>
            {products.map((product, index) => (
              <ProductCard
                key={product.id}
                to={paths.product(product.id)}
                product={product}
                badge={product.bestseller ? catalogueText.bestseller : undefined}
                priority={index < 2}
              />
            ))}
            {isLoading || (hasMore && isIdle) ? <LoadMore collection={collection} /> : null}
          </ProductGrid>
          {/* Stays mounted during a retry, because it holds the focus. */}
          <section style={hasFailed ? { marginTop: space(4) } : undefined}>
            {hasFailed ? <LoadAlert message={catalogueText.failed} onRetry={retry} /> : null}
          </section>
        </>
      )}
    </Page>
  );
}
