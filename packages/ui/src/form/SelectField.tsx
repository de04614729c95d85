import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons';
import { VisuallyHidden } from '../layout/Text';
import { s, space } from '../theme/tokens';
import { controlStyles, Field, type FieldProps, useField } from './Field';

const SelectFrame = styled.div`
  position: relative;
  color: ${s('text')};

  svg {
    position: absolute;
    top: 50%;
    right: ${space(1.75)};
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: ${space(5)};
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

/**
 * A select box. The options are its children.
 * @param onAutofill receives the text that a browser fills in. A select accepts only the exact value of an option, so a
 * hidden input with the same `autoComplete` receives the text.
 */
export function SelectField({
  onAutofill,
  ...props
}: FieldProps & ComponentProps<'select'> & { readonly onAutofill?: (text: string) => void }) {
  const [field, select] = useField(props);
  return (
    <Field {...field}>
      <SelectFrame>
        <Native {...select} />
        <ChevronDownIcon />
        {onAutofill ? (
          <VisuallyHidden
            as="input"
            aria-hidden="true"
            tabIndex={-1}
            autoComplete={select.autoComplete}
            disabled={select.disabled}
            onChange={({ target }) => onAutofill(target.value)}
          />
        ) : null}
      </SelectFrame>
    </Field>
  );
}
