import { useId } from 'react';
import { css, styled } from 'styled-components';
import { radius, s, space, textSize } from '../theme/tokens';
import type { Elements } from './elements';
import { Stack } from './Layout';
import { Note } from './Text';

/** The props of every field. */
export interface FieldProps {
  readonly label: string;
  /** The error message. The empty string only marks the field as invalid: the message is shown elsewhere. */
  readonly error?: string | undefined;
  /** A help text. */
  readonly hint?: string | undefined;
  /** The id of an error message elsewhere. */
  readonly describedBy?: string | undefined;
}

/** The styles of an input. */
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

/** The attributes that connect a control with its label, hint and error. */
export interface FieldBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** @param ownId used instead of a generated id */
export function useFieldBinding(
  { error, hint, describedBy = '' }: Omit<FieldProps, 'label'>,
  ownId?: string | undefined,
): FieldBinding & { readonly errorId: string; readonly hintId: string } {
  const generated = useId();
  const id = ownId ?? generated;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptionIds = [error ? errorId : '', hint ? hintId : '', describedBy]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    errorId,
    hintId,
    'aria-describedby': descriptionIds === '' ? undefined : descriptionIds,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** The layout of every field: label, control, hint, error. */
export function Field({
  label,
  error,
  hint,
  describedBy,
  id,
  children,
}: FieldProps & {
  readonly id?: string | undefined;
  readonly children: (binding: FieldBinding) => Elements;
}) {
  const { errorId, hintId, ...binding } = useFieldBinding({ error, hint, describedBy }, id);
  return (
    <Stack $gap={0.75}>
      <FieldLabel htmlFor={binding.id}>{label}</FieldLabel>
      {children(binding)}
      {hint ? <Note id={hintId}>{hint}</Note> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Stack>
  );
}
