import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useProductListQuery } from '../../api/productApi';
import { messageOf } from '../../contract/failure';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { catalogueText } from '../../text/catalogue';
import { collectionText } from '../../text/collection';
import { commonText } from '../../text/common';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FilterIcon, SearchIcon } from '../../ui/icons';
import { Container, Row, Stack } from '../../ui/Layout';
import { Loading } from '../../ui/Loading';
import { ProductCard } from '../../ui/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../../ui/ProductGrid';
import { Lead, PageTitle } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SORTS, type Sort } from './collectionQuery';
import { Filters } from './Filters';
import { SortSelect } from './SortSelect';
import { useCollection } from './useCollection';
import { useCollectionQuery } from './useCollectionQuery';

const text = collectionText;

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(6)};

  ${media.tablet} {
    padding-block: ${space(6)} ${space(9)};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block: ${space(3)} ${space(4)};
  padding-block: ${space(2)};
  border-block: 1px solid ${s('line')};
`;

const FilterPlace = styled.div<{ readonly $open: boolean }>`
  ${media.mobile} {
    order: 3;
    display: ${({ $open }) => ($open ? 'block' : 'none')};
    width: 100%;
  }
`;

const MobileOpener = styled(Button)`
  ${media.tablet} {
    display: none;
  }
`;

const Count = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

/** Filters and order; on a phone the filters are behind a button. */
function CollectionTools({ asked }: { readonly asked: ReturnType<typeof useCollectionQuery> }) {
  const { query, toggleCategory, toggleType, clearFilters, sortBy } = asked;
  const { data: list } = useProductListQuery();
  const [open, setOpen] = useState(false);
  const filtersId = useId();
  const filtered = query.categories.length + query.types.length;
  const all = list?.products ?? [];
  return (
    <Tools>
      <MobileOpener
        variant="secondary"
        aria-expanded={open}
        aria-controls={filtersId}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon size={18} />
        {filtered > 0 ? `${text.filters} (${filtered})` : text.filters}
      </MobileOpener>
      <FilterPlace id={filtersId} $open={open}>
        <Filters
          categories={query.categories}
          types={query.types}
          carried={{
            categories: all.map(({ category }) => category),
            types: all.map(({ subCategory }) => subCategory),
          }}
          onToggleCategory={toggleCategory}
          onToggleType={toggleType}
        />
      </FilterPlace>
      <Row $gap={1}>
        {filtered > 0 ? (
          <Button variant="quiet" onClick={clearFilters}>
            {text.clear}
          </Button>
        ) : null}
        <SortSelect<Sort>
          label={text.sort}
          value={query.sort}
          choices={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
          onChange={sortBy}
        />
      </Row>
    </Tools>
  );
}

function Cards({ products }: { readonly products: readonly Product[] }) {
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
    </ProductGrid>
  );
}

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}) {
  return filtered ? (
    <EmptyState icon={<SearchIcon size={28} />} title={text.noneMatch} text={text.noneMatchText}>
      <Button onClick={onClear}>{text.clear}</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={<SearchIcon size={28} />} title={catalogueText.currentlyNone} />
  );
}

/** The collection (spec §2): filters, order, cards 4 at a time. */
export function CollectionBrowser() {
  const asked = useCollectionQuery();
  const { categories, types } = asked.query;
  const { products, isLoading, error, retry, hasMore, total } = useCollection(asked.query);
  const nothing = products.length === 0;
  const idle = !isLoading && error === undefined;

  return (
    <Page>
      <Stack $gap={1.5}>
        <PageTitle>{shop.collection.title}</PageTitle>
        <Lead>{shop.collection.text}</Lead>
      </Stack>
      <CollectionTools asked={asked} />

      <VisuallyHidden role="status">{isLoading ? '' : text.shown(products.length)}</VisuallyHidden>
      {nothing && isLoading ? <ProductGridSkeleton count={COLLECTION_PAGE_SIZE} /> : null}
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      {nothing ? null : <Cards products={products} />}
      {error === undefined ? null : (
        <Stack $align="start" style={{ marginTop: space(4) }}>
          <Alert>{messageOf(error, catalogueText.failed)}</Alert>
          <Button variant="secondary" onClick={retry}>
            {commonText.retry}
          </Button>
        </Stack>
      )}
      <Loading waiting={isLoading} label={text.loading} onRetry={retry} />
      {nothing && idle ? (
        <Nothing filtered={categories.length + types.length > 0} onClear={asked.clearFilters} />
      ) : null}
      {hasMore && idle ? (
        <Stack $align="center" style={{ marginTop: space(6) }}>
          {total === undefined ? null : (
            <Count>
              {products.length} / {text.count(total)}
            </Count>
          )}
          <Button variant="secondary" onClick={asked.showMore}>
            {text.loadMore}
          </Button>
        </Stack>
      ) : null}
    </Page>
  );
}
