import type { SyntheticEvent } from 'react';
import { postcodeProblem, readPostcode } from '../contract/postcode';
import { isComposing } from './isComposing';
import { TextField, type TextFieldProps } from './TextField';

/** Takes the postcode out of what is pasted or filled in, and says at once when there is none in it. */
export function PostcodeField({
  value,
  error,
  onText,
  ...field
}: Omit<TextFieldProps, 'onChange' | 'value'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
}) {
  const take = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    onText(isComposing(nativeEvent) ? currentTarget.value : readPostcode(currentTarget.value));
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={value}
      error={error ?? postcodeProblem(value)}
      onChange={take}
      onCompositionEnd={take}
    />
  );
}
