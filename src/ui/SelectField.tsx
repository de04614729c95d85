import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { space } from '../theme/tokens';
import { controlStyles, Field, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';
import { visuallyHidden } from './VisuallyHidden';

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

const Autofill = styled.input`
  ${visuallyHidden}
`;

/**
 * A choice from a list; the options are its children.
 * @param onAutofill gets the text that a browser fills in. The list itself takes only a text that equals one of its options,
 * so an unseen field beside it offers itself under the same `autoComplete`.
 */
export function SelectField({
  label,
  error,
  hint,
  id,
  onAutofill,
  ...select
}: FieldProps & ComponentProps<'select'> & { readonly onAutofill?: (text: string) => void }) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(binding) => (
        <SelectFrame>
          <Native {...select} {...binding} />
          <ChevronDownIcon />
          {onAutofill ? (
            <Autofill
              aria-hidden="true"
              tabIndex={-1}
              autoComplete={select.autoComplete}
              disabled={select.disabled}
              onChange={({ target }) => onAutofill(target.value)}
            />
          ) : null}
        </SelectFrame>
      )}
    </Field>
  );
}
