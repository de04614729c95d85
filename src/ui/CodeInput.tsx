import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { media, space, textSize } from '../theme/tokens';
import { controlLooks, FieldError } from './Field';
import { words } from './words';

const GAP = ' ';

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1)};
  font-size: ${textSize.small};
  font-weight: 600;
`;

const Boxes = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};

  /* What is wrong stands clear of the ring around the box that has the focus. */
  &:not(:last-child) {
    margin-bottom: ${space(1)};
  }
`;

const Box = styled.input`
  ${controlLooks}
  min-height: 56px;
  padding: 0;
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${media.mobile} {
    min-height: 52px;
  }
`;

/** The code with `digits` written from box `at` on; boxes that stay empty in between are blanks. */
function writeAt(value: string, at: number, digits: string, length: number): string {
  const boxes = Array.from({ length }, (_, index) => value[index] ?? GAP);
  for (const [offset, digit] of Array.from(digits).entries()) {
    if (at + offset < length) boxes[at + offset] = digit;
  }
  return boxes.join('').trimEnd();
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A one-time code in single boxes (spec §2): typing advances, backspace goes back, pasting (or the phone's own
 * suggestion) fills them all.
 * @param value what is typed so far; a box left out is a blank, so a full code is `length` digits.
 */
export function CodeInput({
  length,
  value,
  onChange,
  label,
  error,
}: {
  readonly length: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly error?: string | undefined;
}) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const positions = Array.from({ length }, (_, at) => at);
  const isBlank = (at: number) => (value[at] ?? GAP) === GAP;
  const isUnfinished = positions.some(isBlank);
  /** Of a code that is not finished what is missing is wrong, else all of it. */
  const isWrong = (at: number) => error !== undefined && (!isUnfinished || isBlank(at));

  const focusBox = (at: number) => {
    boxes.current[Math.max(0, Math.min(at, length - 1))]?.focus();
  };
  const fill = (at: number, digits: string) => {
    if (digits === '') return;
    onChange(writeAt(value, at, digits, length));
    focusBox(at + digits.length);
  };
  const typed = (at: number, text: string) => {
    const digits = digitsOf(text);
    const before = value[at] ?? GAP;
    // A second digit in a full box replaces the first, wherever the caret stood.
    if (digits.length === 2 && before !== GAP) {
      fill(at, digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1));
    } else if (digits.length >= length) {
      fill(0, digits.slice(0, length));
    } else if (digits === '') {
      onChange(writeAt(value, at, GAP, length));
    } else {
      fill(at, digits);
    }
  };
  const pressed = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const target = isBlank(at) ? at - 1 : at;
      if (target < 0) return;
      onChange(writeAt(value, target, GAP, length));
      focusBox(target);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(at + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  };
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text')).slice(0, length);
    if (digits === '') return;
    onChange(digits);
    focusBox(digits.length);
  };

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Legend>{label}</Legend>
      <Boxes>
        {positions.map((at) => (
          <Box
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            value={(value[at] ?? GAP).trim()}
            // React hears no change when a digit is typed over the same digit; the browser's input event comes always.
            onInput={(event) => typed(at, event.currentTarget.value)}
            onChange={() => undefined}
            onKeyDown={(event) => pressed(at, event)}
            onPaste={pasted}
            onFocus={(event) => event.target.select()}
            required
            inputMode="numeric"
            pattern="\d*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={words.digit(at + 1, length)}
            aria-invalid={isWrong(at) || undefined}
            aria-describedby={error ? errorId : undefined}
          />
        ))}
      </Boxes>
      {error ? (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
