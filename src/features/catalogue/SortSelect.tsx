import { useId } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { radius, space, textSize } from '../../theme/tokens';
import { ChevronDownIcon } from '../../ui/icons';
import { visuallyHidden } from '../../ui/VisuallyHidden';

/** px; below this width label and select do not both fit beside the filter button */
const LABEL_FITS_PX = 360;

const Wrapper = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  font-size: ${textSize.small};

  label {
    color: ${s('textSoft')};
    white-space: nowrap;
  }
  select {
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
    pointer-events: none;
  }
  @media (width < ${LABEL_FITS_PX}px) {
    label {
      ${visuallyHidden}
    }
  }
`;

/** A borderless select with its label. */
export function SortSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const selected = choices.find((choice) => choice.value === event.target.value);
          if (selected) onChange(selected.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} />
    </Wrapper>
  );
}
