import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { postcodeProblem, readPostcode } from '../contract/postcode';
import type { FieldProps } from './Field';
import { isComposing } from './isComposing';
import { TextField } from './TextField';

/** Takes the postcode out of what is pasted or filled in, and says at once when there is none in it. */
export function PostcodeField({
  defaultValue = '',
  error,
  onChange,
  ...field
}: FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue'> & {
    readonly defaultValue?: string | undefined;
    /** Gets the event once the postcode is all that is in the field. */
    readonly onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  }) {
  const [problem, setProblem] = useState(postcodeProblem(defaultValue));
  const handleChange = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event;
    const postcode = isComposing(nativeEvent) ? input.value : readPostcode(input.value);
    // An assignment moves the caret to the end.
    if (postcode !== input.value) input.value = postcode;
    setProblem(postcodeProblem(postcode));
    onChange(event);
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
