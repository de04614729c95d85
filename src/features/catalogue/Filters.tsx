import { startTransition, useOptimistic } from 'react';
import { styled } from 'styled-components';
import { shop } from '../../shop';
import type { FilterChoice } from '../../shop/types';
import { collectionText } from '../../text/collection';
import { s } from '../../theme/accessor';
import { chosenInContrastTheme } from '../../theme/contrastTheme';
import { media, motion, radius, space, TARGET_SIZE, textSize } from '../../theme/tokens';
import type { Elements } from '../../ui/elements';

const text = collectionText;

/** Floats, since only then the choices begin beside it. */
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
  /* The groups stand beside each other: no choices below which these would begin. */
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

  /* The box lies over the whole chip: what is seen is what is pressed. */
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
    ${chosenInContrastTheme}
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

/** A checkbox for a part of the URL. The router changes the URL in a transition, so the tick is shown before it. */
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
  const tick = (wanted: boolean) =>
    startTransition(() => {
      setTicked(wanted);
      onChoose(wanted);
    });
  return (
    <Chip>
      <input
        type="checkbox"
        // A browser that restores the box after a reload fires no event.
        autoComplete="off"
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
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

/** The profile's choices, then what else the products carry or the URL asks for. */
function choicesOf(
  known: readonly FilterChoice[],
  carried: readonly string[],
): readonly FilterChoice[] {
  const others = [...new Set(carried)].filter(
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

/** Stays together: what comes last never has a row of its own, where it could be hidden and the row look empty. */
const LastGroup = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};

  ${media.mobile} {
    flex-wrap: wrap;
  }
`;

/** Category and type filters: any of a group, both groups together. */
export function Filters({
  categories,
  types,
  carried,
  onChooseCategory,
  onChooseType,
  children,
}: {
  readonly categories: readonly string[];
  readonly types: readonly string[];
  /** What the products of the shop carry. */
  readonly carried: { readonly categories: readonly string[]; readonly types: readonly string[] };
  readonly onChooseCategory: (value: string, isChosen: boolean) => void;
  readonly onChooseType: (value: string, isChosen: boolean) => void;
  /** What comes after the last choice. */
  readonly children: Elements;
}) {
  return (
    <Groups>
      <FilterGroup
        legend={text.category}
        choices={choicesOf(shop.filters.categories, [...carried.categories, ...categories])}
        chosen={categories}
        onChoose={onChooseCategory}
      />
      <LastGroup>
        <FilterGroup
          legend={text.type}
          choices={choicesOf(shop.filters.types, [...carried.types, ...types])}
          chosen={types}
          onChoose={onChooseType}
        />
        {children}
      </LastGroup>
    </Groups>
  );
}
