import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { space, TARGET_SIZE, textSize } from '../theme/tokens';
import { FieldError, FieldHint, useFieldBinding } from './Field';

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${TARGET_SIZE};
  font-size: ${textSize.body};
  line-height: 1.4;
  cursor: pointer;

  &:has(:disabled) {
    color: ${s('textSoft')};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  accent-color: ${s('accent')};
  cursor: inherit;
`;

/** A box to tick; the label may hold links. */
export function CheckboxField({
  label,
  error,
  hint,
  id,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}) {
  const { errorId, hintId, ...binding } = useFieldBinding({ error, hint }, id);
  return (
    <div>
      <Line>
        <Box {...input} {...binding} type="checkbox" />
        <span>{label}</span>
      </Line>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {error ? (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      ) : null}
    </div>
  );
}
