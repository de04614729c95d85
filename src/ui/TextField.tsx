import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, Field, type FieldProps } from './Field';

export const TextInput = styled.input`
  ${controlStyles}
  text-overflow: ellipsis;
`;

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** A single-line input with its label, hint and error. */
export function TextField({ label, error, hint, describedBy, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} describedBy={describedBy} id={id}>
      {(binding) => <TextInput {...input} {...binding} />}
    </Field>
  );
}
