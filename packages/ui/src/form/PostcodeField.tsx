import { postcodeProblem, readPostcode } from '@kedai/contract/rules/postcode';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import type { FieldProps } from './Field';
import { isComposing } from './isComposing';
import { TextField } from './TextField';

/** Extracts the postcode from pasted or autofilled text, and shows at once when the text contains none. */
export function PostcodeField({
  defaultValue = '',
  error,
  onChange,
  ...field
}: FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue'> & {
    readonly defaultValue?: string | undefined;
    /** Called when the field contains nothing but the postcode. */
    readonly onChange?: (event: SyntheticEvent<HTMLInputElement>) => void;
  }) {
  const [problem, setProblem] = useState(postcodeProblem(defaultValue));
  const handleChange = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event;
    const postcode = isComposing(nativeEvent) ? input.value : readPostcode(input.value);
    // An assignment moves the caret to the end, so only a different value is assigned.
    if (postcode !== input.value) input.value = postcode;
    setProblem(postcodeProblem(postcode));
    onChange?.(event);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      defaultValue={defaultValue}
      error={error ?? problem}
      onChange={handleChange}
      onCompositionEnd={handleChange}
    />
  );
}
