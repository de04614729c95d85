import { startTransition, useOptimistic } from 'react';
import { styled } from 'styled-components';
import { shop } from '../../shop';
import type { FilterChoice } from '../../shop/types';
import { collectionText } from '../../text/collection';
import { s } from '../../theme/accessor';
import { contrastThemeHighlight } from '../../theme/contrastTheme';
import { media, motion, radius, space, TARGET_SIZE, textSize } from '../../theme/tokens';
import type { Elements } from '../../ui/elements';

const text = collectionText;

/** Floats so that the choices start beside the legend. */
const Legend = styled.legend`
  float: left;
  min-width: 4.5em;
  padding: 0;
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

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(2.25)};
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.round};
  background: ${s('surface')};
  font-size: ${textSize.small};
  font-weight: 500;
  cursor: pointer;

  /* The invisible checkbox covers the whole chip, so the whole chip is the click target. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    border-color: ${s('inverse')};
    background: ${s('inverse')};
    color: ${s('onInverse')};
    ${contrastThemeHighlight}
  }
  &:has(:focus-visible) {
    outline: 2px solid ${s('focus')};
    outline-offset: 2px;
  }
  ${media.hover} {
    transition: border-color ${motion.quick};

    &:hover {
      border-color: ${s('text')};
    }
  }
`;

/** A checkbox for one URL parameter. The router updates the URL in a transition, so the tick is shown optimistically. */
function Choice({
  label,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const [isTicked, setTicked] = useOptimistic(chosen);
  const toggle = (checked: boolean) =>
    startTransition(() => {
      setTicked(checked);
      onChoose(checked);
    });
  return (
    <Chip>
      <input
        type="checkbox"
        // Without this, a browser may restore the checkbox after a reload without an event.
        autoComplete="off"
        checked={isTicked}
        onChange={({ target }) => toggle(target.checked)}
      />
      <span>{label}</span>
    </Chip>
  );
}

function FilterGroup({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
  readonly onChoose: (value: string, isChosen: boolean) => void;
}) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Chips>
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            label={label}
            chosen={chosen.includes(value)}
            onChoose={(isChosen) => onChoose(value, isChosen)}
          />
        ))}
      </Chips>
    </fieldset>
  );
}

/** The configured choices, then any other values found in the products or the URL. */
function mergeChoices(
  known: readonly FilterChoice[],
  available: readonly string[],
): readonly FilterChoice[] {
  const others = [...new Set(available)].filter(
    (value) => value !== '' && !known.some((choice) => choice.value === value),
  );
  return [...known, ...others.map((value) => ({ value, label: value }))];
}

const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
`;

/** Keeps the Clear button on the row of the last filter group. A row with only the hidden button would look empty. */
const LastGroup = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};

  ${media.mobile} {
    flex-wrap: wrap;
  }
`;

/** Category and type filters. Values within a group are alternatives; the two groups combine. */
export function Filters({
  categories,
  types,
  available,
  onChooseCategory,
  onChooseType,
  children,
}: {
  readonly categories: readonly string[];
  readonly types: readonly string[];
  /** The values that occur in the shop's products. */
  readonly available: { readonly categories: readonly string[]; readonly types: readonly string[] };
  readonly onChooseCategory: (value: string, isChosen: boolean) => void;
  readonly onChooseType: (value: string, isChosen: boolean) => void;
  /** Rendered after the last choice. */
  readonly children: Elements;
}) {
  return (
    <Groups>
      <FilterGroup
        legend={text.category}
        choices={mergeChoices(shop.filters.categories, [...available.categories, ...categories])}
        chosen={categories}
        onChoose={onChooseCategory}
      />
      <LastGroup>
        <FilterGroup
          legend={text.type}
          choices={mergeChoices(shop.filters.types, [...available.types, ...types])}
          chosen={types}
          onChoose={onChooseType}
        />
        {children}
      </LastGroup>
    </Groups>
  );
}
