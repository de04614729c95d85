import { categoryName, typeName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { ChevronDownIcon, FilterIcon } from '@kedai/ui/icons';
import { Row } from '@kedai/ui/layout/Layout';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { media, radius, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { startTransition, useId, useOptimistic, useState } from 'react';
import { styled } from 'styled-components';
import { useProductListQuery } from '../../api/productApi';
import { shop } from '../../shop';
import { collectionText as text } from '../../text/catalogue/collection';
import { ChoiceLabel } from './Choice.styles';
import { type CollectionQuery, SORTS, type Sort } from './collectionQuery';

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

const Filters = styled.div`
  grid-area: filters;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};

  ${media.mobile} {
    order: 1;
    width: 100%;
    padding-block: ${space(2)} ${space(0.5)};

    ${MobileOpener}[aria-expanded='false'] + & {
      display: none;
    }
  }
`;

/** Keeps the Clear button on the row of the last filter group. A row with only the hidden button would look empty. */
const LastGroup = styled(Row)`
  ${media.tablet} {
    flex-wrap: nowrap;
  }
`;

/** Floats so that the choices start beside the legend. */
const Legend = styled.legend`
  float: left;
  min-width: 4.5em;
  margin-right: ${space(1.5)};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  line-height: ${TARGET_SIZE};

  ${media.mobile} {
    float: none;
    line-height: 2;
  }
  /* The groups are beside each other, so the legends need no common width. */
  ${media.desktop} {
    min-width: 0;
    margin-right: ${space(2)};
  }
`;

const Chip = styled(ChoiceLabel)`
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(2.25)};
  border-radius: ${radius.round};

  &:has(:checked) {
    border-color: ${s('inverse')};
    background: ${s('inverse')};
    color: ${s('onInverse')};
    ${contrastThemeHighlight}
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

const SortBox = styled.div`
  position: relative;
  display: inline-flex;
  /* With large text the select box is below its label. */
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  font-size: ${textSize.small};

  label {
    color: ${s('textSoft')};
    white-space: nowrap;
  }
  select {
    max-width: 100%;
    min-height: 44px;
    padding-inline: ${space(1)} ${space(3.5)};
    appearance: none;
    background: transparent;
    border: 0;
    border-radius: ${radius.small};
    font-weight: 600;
    cursor: pointer;
  }
  svg {
    position: absolute;
    right: ${space(0.5)};
    /* In the middle of the select box. */
    bottom: 13px;
    pointer-events: none;
  }
`;

/** The values of one filter; any number may be chosen. */
function FilterGroup({
  legend,
  values,
  nameOf,
  chosen,
  onChange,
}: {
  readonly legend: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  // The router updates the URL in a transition, so the ticks are shown before it.
  const [ticked, setTicked] = useOptimistic(chosen);
  const toggle = (value: string) =>
    startTransition(() => {
      const next = ticked.includes(value)
        ? ticked.filter((other) => other !== value)
        : [...ticked, value];
      setTicked(next);
      onChange(next);
    });
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Row $gap={1}>
        {[...new Set([...values, ...chosen])].filter(Boolean).map((value) => (
          <Chip key={value}>
            <input
              type="checkbox"
              // Without this, a browser may restore the checkbox after a reload without an event.
              autoComplete="off"
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>{nameOf(value)}</span>
          </Chip>
        ))}
      </Row>
    </fieldset>
  );
}

/** Filters and sort order. Values within a filter are alternatives; the two filters combine. */
export function CollectionTools({
  query: { categories, types, sort },
  onChange,
}: {
  readonly query: CollectionQuery;
  readonly onChange: (changes: Partial<CollectionQuery>) => void;
}) {
  const { data } = useProductListQuery();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const sortId = useId();
  const products = data?.products ?? [];
  const count = categories.length + types.length;
  return (
    <Tools>
      <MobileOpener
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon size={18} />
        <span>{text.filtersOn(count)}</span>
      </MobileOpener>
      <Filters id={panelId}>
        <FilterGroup
          legend={text.category}
          values={[...shop.filters.categories, ...products.map(({ category }) => category)]}
          nameOf={categoryName}
          chosen={categories}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
        <LastGroup $gap={1.5}>
          <FilterGroup
            legend={text.type}
            values={[...shop.filters.types, ...products.map(({ subCategory }) => subCategory)]}
            nameOf={typeName}
            chosen={types}
            onChange={(chosen) => onChange({ types: chosen })}
          />
          <Clear
            variant="quiet"
            aria-disabled={count === 0}
            onClick={() => count > 0 && onChange({ categories: [], types: [] })}
          >
            {text.clear}
          </Clear>
        </LastGroup>
      </Filters>
      <SortBox>
        <label htmlFor={sortId}>{text.sort}</label>
        <select
          id={sortId}
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value as Sort })}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {text.sorts[value]}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </SortBox>
    </Tools>
  );
}
