import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import type { Elements } from '../layout/elements';
import { Stack } from '../layout/Layout';
import { Note } from '../layout/Text';
import { radius, s, space, textSize } from '../theme/tokens';

export interface FieldProps {
  readonly label: string;
  /** The error message. The empty string only marks the field as invalid: the message is shown elsewhere. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The id of an error message elsewhere. */
  readonly describedBy?: string | undefined;
  /** Used instead of a generated id. */
  readonly id?: string | undefined;
}

export const controlStyles = css`
  width: 100%;
  min-height: 48px;
  padding: ${space(1.25)} ${space(1.75)};
  background: ${s('surface')};
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.small};
  font-size: ${textSize.body};
  line-height: 1.4;

  &[aria-invalid='true'] {
    border-color: ${s('danger')};
  }
  &::placeholder {
    color: ${s('textSoft')};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &:disabled,
  &[readonly] {
    background: ${s('surfaceTint')};
    color: ${s('textSoft')};
  }
`;

export const FieldLabel = styled.label`
  font-size: ${textSize.small};
  font-weight: 600;
`;

export const FieldError = styled.p.attrs({ role: 'alert' })`
  color: ${s('danger')};
  font-size: ${textSize.small};
  font-weight: 500;
`;

/**
 * Separates the props of a field from those of its control, and connects the control with the label, hint and error.
 * @returns the props of `Field` and of the control
 */
export function useField<Props extends Omit<FieldProps, 'label'> & { readonly label: ReactNode }>({
  label,
  error,
  hint,
  describedBy,
  id: ownId,
  ...control
}: Props) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptionIds = [error ? errorId : '', hint ? hintId : '', describedBy].filter(Boolean);
  return [
    { label, error, hint, id, errorId, hintId },
    {
      ...control,
      id,
      'aria-describedby': descriptionIds.join(' ') || undefined,
      'aria-invalid': error === undefined ? undefined : true,
    },
  ] as const;
}

/** The layout of every field: label, control, hint, error. All but the control are from `useField`. */
export function Field({
  label,
  error,
  hint,
  id,
  errorId,
  hintId,
  children,
}: ReturnType<typeof useField<FieldProps>>[0] & { readonly children: Elements }) {
  return (
    <Stack $gap={0.75}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {hint ? <Note id={hintId}>{hint}</Note> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Stack>
  );
}
