import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, s, space, TARGET_SIZE, textSize } from '../theme/tokens';
import { FieldError, useField } from './Field';

/** The distance of the label from the left edge. Content below the label uses the same indent. */
export const CHECKBOX_LABEL_INDENT = '34px';

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

  /* The browser's own checkbox cannot show a border colour while it is empty. */
  &[aria-invalid='true']:not(:checked) {
    appearance: none;
    background: ${s('surface')};
    border: 1px solid ${s('danger')};
    border-radius: calc(${radius.small} / 2);
  }
`;

const CheckboxError = styled(FieldError)`
  margin: 2px 0 0 ${CHECKBOX_LABEL_INDENT};
`;

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'>;

/** A checkbox: controlled by `checked` and `onTick`, or uncontrolled with `defaultChecked`. The label may contain links. */
export function CheckboxField({
  onTick,
  ...props
}: InputProps & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly onTick?: (isTicked: boolean) => void;
}) {
  const [{ label, error, errorId }, input] = useField(props);
  return (
    <div>
      <Line>
        <Box
          {...input}
          type="checkbox"
          // Without it, a browser may restore the checkbox after a reload, and fires no event for that.
          autoComplete="off"
          onChange={onTick && (({ target }) => onTick(target.checked))}
        />
        <span>{label}</span>
      </Line>
      {error ? <CheckboxError id={errorId}>{error}</CheckboxError> : null}
    </div>
  );
}
