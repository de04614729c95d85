import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useProductListQuery } from '../../api/productApi';
import { collectionText } from '../../text/collection';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { FilterIcon } from '../../ui/icons';
import { SORTS, type Sort } from './collectionQuery';
import { Filters } from './Filters';
import { SortSelect } from './SortSelect';
import type { useCollectionQuery } from './useCollectionQuery';

const text = collectionText;

/** Each tool has a fixed place, also Clear while it is hidden, so setting a filter moves nothing. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1.5)};
  margin-block: ${space(3)} ${space(4)};
  padding-block: ${space(1.5)};
  border-block: 1px solid ${s('line')};

  ${media.tablet} {
    display: grid;
    grid-template: 'filters sort' auto / 1fr auto;
    align-items: start;
    gap: ${space(2)};
    padding-block: ${space(2)};
  }
`;

const MobileOpener = styled(Button)`
  ${media.tablet} {
    display: none;
  }
`;

const FilterPanel = styled.div`
  grid-area: filters;

  ${media.mobile} {
    order: 1;
    width: 100%;
    padding-block: ${space(2)} ${space(0.5)};

    ${MobileOpener}[aria-expanded='false'] + & {
      display: none;
    }
  }
`;

const Clear = styled(Button)`
  min-height: 44px;
  margin-left: -${space(1)};

  &[aria-disabled='true'] {
    opacity: 0.5;

    /* Stays visible after the press while it still has the focus. */
    ${media.tablet} {
      &:not(:focus) {
        visibility: hidden;
      }
    }
  }
`;

/** On a phone a button shows and hides the filters. Its state is local, so a press does not render the filters again. */
function FilterDisclosure({
  count,
  children,
}: {
  /** How many filters are set. */
  readonly count: number;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <MobileOpener
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon size={18} />
        <span>{count > 0 ? `${text.filters} (${count})` : text.filters}</span>
      </MobileOpener>
      <FilterPanel id={panelId}>{children}</FilterPanel>
    </>
  );
}

/** Filters and sort order. */
export function CollectionTools({
  filters,
}: {
  readonly filters: ReturnType<typeof useCollectionQuery>;
}) {
  const { query, chooseCategory, chooseType, clearFilters, sortBy } = filters;
  const { data: list } = useProductListQuery();
  const filterCount = query.categories.length + query.types.length;
  const products = list?.products ?? [];
  return (
    <Tools>
      <FilterDisclosure count={filterCount}>
        <Filters
          categories={query.categories}
          types={query.types}
          available={{
            categories: products.map(({ category }) => category),
            types: products.map(({ subCategory }) => subCategory),
          }}
          onChooseCategory={chooseCategory}
          onChooseType={chooseType}
        >
          <Clear variant="quiet" aria-disabled={filterCount === 0} onClick={clearFilters}>
            {text.clear}
          </Clear>
        </Filters>
      </FilterDisclosure>
      <SortSelect<Sort>
        label={text.sort}
        value={query.sort}
        choices={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={sortBy}
      />
    </Tools>
  );
}
