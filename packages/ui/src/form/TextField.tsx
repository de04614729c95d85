import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, Field, type FieldProps, useField } from './Field';

export const TextInput = styled.input`
  ${controlStyles}
  text-overflow: ellipsis;
`;

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** A single-line input with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [field, input] = useField(props);
  return (
    <Field {...field}>
      <TextInput {...input} />
    </Field>
  );
}
