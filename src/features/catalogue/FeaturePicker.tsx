import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { productText } from '../../text/product';
import { s } from '../../theme/accessor';
import { contrastThemeHighlight } from '../../theme/contrastTheme';
import { media, motion, radius, space, textSize } from '../../theme/tokens';

/** The highlight shows that a choice is missing. The specification forbids a message (§5). */
const Group = styled.fieldset`
  margin: -${space(1.25)};
  padding: ${space(1.25)};
  border-radius: ${radius.medium};
  scroll-margin-block: ${space(16)};

  &[data-missing='true'] {
    background: ${s('accentSoft')};
    box-shadow: 0 0 0 2px ${s('accent')};
    color: ${s('accentStrong')};
  }
`;

/** Floats because the background of a fieldset starts at the middle of a legend that does not float. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
  margin-bottom: ${space(1.25)};
  font-size: ${textSize.small};
  font-weight: 600;
`;

const Choices = styled.div`
  clear: both;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Choice = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 52px;
  min-height: 48px;
  padding-inline: ${space(2)};
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.small};
  background: ${s('surface')};
  font-size: ${textSize.small};
  color: ${s('text')};
  font-weight: 500;
  cursor: pointer;

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
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
    box-shadow: inset 0 0 0 1px ${s('accent')};
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

/** The features of a product, labelled "Select :" (spec §2). */
export function FeaturePicker({
  features,
  chosen,
  missing,
  onChoose,
  ref,
}: {
  readonly features: readonly string[];
  readonly chosen: string | null;
  /** Whether the shopper tried to add without choosing. */
  readonly missing: boolean;
  readonly onChoose: (feature: string) => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
}) {
  const name = useId();
  return (
    <Group ref={ref} data-missing={missing}>
      <Legend>{productText.select}</Legend>
      <Choices>
        {features.map((feature) => (
          <Choice key={feature}>
            <input
              type="radio"
              name={name}
              value={feature}
              checked={feature === chosen}
              onChange={() => onChoose(feature)}
            />
            <span>{feature}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
