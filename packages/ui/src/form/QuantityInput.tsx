import { QUANTITY_MAX, QUANTITY_MIN } from '@kedai/contract/rules/limits';
import { cutQuantityText, parseCartQuantity } from '@kedai/contract/rules/quantity';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MinusIcon, PlusIcon } from '../icons';
import { uiText } from '../text/uiText';
import { media, motion, radius, s, TARGET_SIZE, textSize } from '../theme/tokens';
import { isComposing } from './isComposing';

const Frame = styled.div`
  display: inline-flex;
  height: 48px;
  background: ${s('surface')};
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.round};
  overflow: hidden;

  &:focus-within {
    border-color: ${s('text')};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${s('focus')};
    outline-offset: 2px;
  }
`;

const StepButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.round};
  }
  &:disabled {
    color: ${s('controlLine')};
    cursor: not-allowed;
  }
  ${media.hover} {
    transition: background ${motion.quick};

    &:hover:not(:disabled) {
      background: ${s('surfaceTint')};
    }
  }
`;

const NumberInput = styled.input`
  width: max(5ch, ${TARGET_SIZE});
  padding: 0;
  background: transparent;
  border: 0;
  font-size: ${textSize.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
  appearance: textfield;

  &::-webkit-inner-spin-button {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** What the shopper is typing. */
interface Draft {
  readonly text: string;
  /** The values reported meanwhile. Any other value comes from outside, for example after a rejected change. */
  readonly reported: readonly number[];
}

/**
 * A quantity: a field of at most 4 characters between the buttons less and more. Text that `parse` rejects (null) stays in
 * the field while the shopper types, and is not reported. On blur, or on Enter outside a form, the value replaces it.
 */
export function QuantityInput({
  value,
  onChange,
  label,
  name,
  parse = parseCartQuantity,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** For screen readers. */
  readonly label: string;
  readonly name?: string;
  readonly parse?: (text: string) => number | null;
}) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (!draft?.reported.includes(value)) setDraft(null);
  }

  const handleChange = (typed: string) => {
    const text = cutQuantityText(typed);
    const quantity = parse(text);
    const reported = draft?.reported ?? [];
    const isChange = quantity !== null && quantity !== value;
    setDraft({ text, reported: isChange ? [...reported, quantity] : reported });
    if (isChange) onChange(quantity);
  };
  const discardText = () => setDraft(null);
  const step = (by: number) => {
    discardText();
    onChange(value + by);
  };

  return (
    <Frame>
      <StepButton
        aria-label={uiText.less}
        disabled={value <= QUANTITY_MIN}
        onClick={() => step(-1)}
      >
        <MinusIcon size={18} />
      </StepButton>
      <NumberInput
        type="number"
        min={QUANTITY_MIN}
        max={QUANTITY_MAX}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft?.text ?? String(value)}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={discardText}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === 'Enter' && currentTarget.form === null && !isComposing(nativeEvent))
            discardText();
        }}
        // Scrolling over the field must not change its value.
        onWheel={(event) => event.currentTarget.blur()}
      />
      <StepButton aria-label={uiText.more} disabled={value >= QUANTITY_MAX} onClick={() => step(1)}>
        <PlusIcon size={18} />
      </StepButton>
    </Frame>
  );
}
