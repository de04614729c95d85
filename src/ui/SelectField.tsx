import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { space } from '../theme/tokens';
import { controlLooks, Field, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';

const Place = styled.div`
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
  ${controlLooks}
  appearance: none;
  padding-right: ${space(5)};
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

/** A choice from a list; the options are its children. */
export function SelectField({
  label,
  error,
  hint,
  id,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(binding) => (
        <Place>
          <Native {...select} {...binding} />
          <ChevronDownIcon />
        </Place>
      )}
    </Field>
  );
}
