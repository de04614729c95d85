import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, Field, type FieldProps, useField } from './Field';

const TextArea = styled.textarea`
  ${controlStyles}
  display: block;
  min-height: calc(2lh + 24px);
  resize: vertical;
  /* Grows with the text. Firefox shows a scroll bar instead. */
  field-sizing: content;
`;

/** An input of several lines with its label, hint and error. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const [field, input] = useField(props);
  return (
    <Field {...field}>
      <TextArea {...input} />
    </Field>
  );
}
