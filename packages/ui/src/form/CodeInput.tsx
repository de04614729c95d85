import { cleanText, toAsciiDigits } from '@kedai/contract/rules/text';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { uiText } from '../text/uiText';
import { media, space } from '../theme/tokens';
import { controlStyles, FieldError, FieldLabel } from './Field';
import { isComposing } from './isComposing';

const BLANK = ' ';

const Legend = styled(FieldLabel)`
  margin-bottom: ${space(1)};
`;

const Boxes = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};

  /* Keeps the error message clear of the focus ring. */
  &:not(:last-child) {
    margin-bottom: ${space(1)};
  }
`;

const Box = styled.input`
  ${controlStyles}
  min-height: 56px;
  padding: 0;
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${media.mobile} {
    min-height: 52px;
  }
`;

/** Replaces digits of the code, starting at box `at`. Empty boxes are blanks. */
function replaceDigits(value: string, at: number, digits: string, length: number): string {
  const boxes = Array.from({ length }, (_, index) => value[index] ?? BLANK);
  for (const [offset, digit] of Array.from(digits).entries()) {
    if (at + offset < length) boxes[at + offset] = digit;
  }
  return boxes.join('').trimEnd();
}

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '');

/** Between the groups of a code. */
const GAP = '[ .\\p{Pd}]';
/** What joins the digits of a date, a time, a phone number or an amount. */
const JOINT = '[./:,+\\p{Pd}]';

/** How a code of this length may be written, the surest way first. */
const codePatterns = (length: number): readonly RegExp[] =>
  [
    `(?<!\\d${JOINT}?)\\d{${length}}(?!${JOINT}?\\d)`,
    `(?<!\\d)\\d{${length}}(?!\\d)`,
    `(?<!\\d${JOINT}?)\\d{${length / 2}}${GAP}\\d{${length / 2}}(?!(?:${JOINT}| )?\\d)`,
    `(?<!\\d${JOINT}?)\\d{${length / 2}}${GAP}\\d{${length / 2}}(?!${JOINT}?\\d)`,
    `(?<!\\d)\\d(?:${GAP}\\d){${length - 1}}(?!\\d)`,
    `(?<!\\d${JOINT}?)\\d(?: ?\\d){${length - 1}}(?!${JOINT}?\\d)`,
  ].map((pattern) => new RegExp(pattern, 'gu'));

/**
 * Finds the code in a pasted text, which may be a whole e-mail with dates and phone numbers. Of several equally sure codes
 * the last one counts, since older messages and references precede it. One longer number gives its first digits, other
 * numbers none.
 */
function extractCode(text: string, length: number): string {
  const plain = toAsciiDigits(cleanText(text));
  for (const pattern of codePatterns(length)) {
    const code = plain.match(pattern)?.at(-1);
    if (code !== undefined) return digitsOf(code);
  }
  const digits = digitsOf(plain);
  const isOneNumber = /^\D*\d(?: ?\d)*\D*$/.test(plain);
  return isOneNumber || digits.length < length ? digits.slice(0, length) : '';
}

/**
 * A one-time code with one box for each digit (spec §2). Typing moves to the next box and backspace to the previous one.
 * Pasting, or the phone's own suggestion, fills all boxes.
 * @param value the code so far. An empty box in between is a blank.
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
  const group = useRef<HTMLFieldSetElement>(null);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const positions = Array.from({ length }, (_, at) => at);
  const isBlank = (at: number) => (value[at] ?? BLANK) === BLANK;
  const isIncomplete = positions.some(isBlank);
  /** In an incomplete code the empty boxes are invalid, in a complete one all boxes. */
  const isInvalid = (at: number) => error !== undefined && (!isIncomplete || isBlank(at));

  const focusBox = (at: number) => {
    boxes.current[Math.max(0, Math.min(at, length - 1))]?.focus();
  };
  const fill = (at: number, digits: string) => {
    if (digits === '') return;
    onChange(replaceDigits(value, at, digits, length));
    focusBox(at + digits.length);
  };
  /** Empties a box. If it is already empty, empties the previous one. */
  const erase = (at: number) => {
    const target = isBlank(at) ? at - 1 : at;
    if (target < 0) return;
    onChange(replaceDigits(value, target, BLANK, length));
    focusBox(target);
  };
  const handleInput = (at: number, text: string) => {
    const digits = digitsOf(text);
    const previous = value[at] ?? BLANK;
    // A second digit in a full box replaces the first one, at any position of the caret.
    if (digits.length === 2 && previous !== BLANK) {
      fill(at, digits.startsWith(previous) ? digits.slice(1) : digits.slice(0, 1));
    } else if (digits.length >= length) {
      fill(0, extractCode(text, length));
    } else if (digits === '') {
      onChange(replaceDigits(value, at, BLANK, length));
    } else {
      fill(at, digits);
    }
  };
  const handleKeyDown = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Backspace') {
      event.preventDefault();
      erase(at);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(at + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  };
  const handlePaste = (at: number, event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = extractCode(event.clipboardData.getData('text'), length);
    // A partial code is inserted after the digits that are already typed.
    fill(digits.length < length ? Math.min(at, ...positions.filter(isBlank)) : 0, digits);
  };

  // Phone keyboards send no key name for Backspace, and in an empty box no input event follows.
  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    const at = boxes.current.indexOf(event.target as HTMLInputElement);
    if (event.inputType !== 'deleteContentBackward' || at < 0) return;
    event.preventDefault();
    erase(at);
  });
  useEffect(() => {
    const element = group.current;
    element?.addEventListener('beforeinput', handleBeforeInput);
    return () => element?.removeEventListener('beforeinput', handleBeforeInput);
  }, []);

  return (
    <fieldset ref={group} aria-describedby={error ? errorId : undefined}>
      <Legend as="legend">{label}</Legend>
      <Boxes>
        {positions.map((at) => (
          <Box
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            value={(value[at] ?? BLANK).trim()}
            // React fires no change event if the typed digit equals the old one. The native input event always fires.
            onInput={(event) => handleInput(at, event.currentTarget.value)}
            onChange={() => undefined}
            onKeyDown={(event) => handleKeyDown(at, event)}
            onPaste={(event) => handlePaste(at, event)}
            onFocus={(event) => event.target.select()}
            required
            inputMode="numeric"
            pattern="\d*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={uiText.digit(at + 1, length)}
            aria-invalid={isInvalid(at) || undefined}
            aria-describedby={error ? errorId : undefined}
          />
        ))}
      </Boxes>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
