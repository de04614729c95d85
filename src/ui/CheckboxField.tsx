import { type ComponentProps, type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { radius, space, TARGET_SIZE, textSize } from '../theme/tokens';
import { answerPress } from './answerPress';
import { FieldError, useFieldBinding } from './Field';

/** How far the words begin beside the box: what belongs to them begins there too. */
export const BESIDE_BOX = '34px';

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

  /* A browser's own box has no colour while it is empty. */
  &[aria-invalid='true']:not(:checked) {
    appearance: none;
    background: ${s('surface')};
    border: 1px solid ${s('danger')};
    border-radius: calc(${radius.small} / 2);
  }
`;

const Wrong = styled(FieldError)`
  margin: 2px 0 0 ${BESIDE_BOX};
`;

type Given = Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'onClick' | 'onChange' | 'onInput' | 'defaultChecked'
>;

/**
 * A box to tick; the label may hold links. The browser ticks it at once, and what that changes follows in a task of its own.
 * @param onTick is told what the shopper wants; once that is answered, the box shows `checked` again
 */
export function CheckboxField({
  label,
  error,
  id,
  checked,
  onTick,
  ...input
}: Given & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}) {
  const { errorId, hintId: _hintId, ...binding } = useFieldBinding({ error }, id);
  const box = useRef<HTMLInputElement>(null);
  /** How the box stood when it was last told of, or set here. */
  const known = useRef(checked);
  const [, tellAnswered] = useReducer((times: number) => times + 1, 0);
  // Also after an answer that changes nothing: the tick is taken back then.
  useLayoutEffect(() => {
    // Ticked once more, which the browser tells only after the click that it has begun.
    if (box.current?.checked !== known.current) return;
    known.current = checked;
    box.current.checked = checked;
  });
  return (
    <div>
      <Line>
        <Box
          {...input}
          {...binding}
          ref={box}
          type="checkbox"
          defaultChecked={checked}
          // Not `onChange`, which React makes of the click: the `input` that follows would have it answered at once.
          onInput={({ currentTarget: { checked: isTicked } }) => {
            known.current = isTicked;
            answerPress(() => {
              onTick(isTicked);
              tellAnswered();
            });
          }}
        />
        <span>{label}</span>
      </Line>
      {error ? (
        <Wrong id={errorId} role="alert">
          {error}
        </Wrong>
      ) : null}
    </div>
  );
}
