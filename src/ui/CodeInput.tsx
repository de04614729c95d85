import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { cleanText, toAsciiDigits } from '../contract/text';
import { media, space, textSize } from '../theme/tokens';
import { controlLooks, FieldError } from './Field';
import { isComposing } from './isComposing';
import { uiText } from './uiText';

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

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '');

/** What joins the parts of a code: a blank, a dot, any hyphen or dash. */
const JOINT = '[ .\\p{Pd}]';

/** The ways in which codes are written, the surest first: `482913`, `482 913`, `4 8 2 9 1 3`. */
const writtenAs = (length: number) => [
  new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d)\\d{${length / 2}}${JOINT}\\d{${length / 2}}(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d${JOINT}?)\\d(?:${JOINT}?\\d){${length - 1}}(?!${JOINT}?\\d)`, 'gu'),
];

/** The digits that a text means: of a mail with a time or a year in it, the one code of `length` digits. */
function codeIn(text: string, length: number): string {
  const plain = toAsciiDigits(cleanText(text));
  for (const pattern of writtenAs(length)) {
    const codes = new Set(plain.match(pattern)?.map(digitsOf));
    if (codes.size === 1) return [...codes].join('');
  }
  return digitsOf(plain).slice(0, length);
}

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
  const group = useRef<HTMLFieldSetElement>(null);
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
  /** Empties a box, or the one before when it is empty already. */
  const erase = (at: number) => {
    const target = isBlank(at) ? at - 1 : at;
    if (target < 0) return;
    onChange(writeAt(value, target, GAP, length));
    focusBox(target);
  };
  const typed = (at: number, text: string) => {
    const digits = digitsOf(text);
    const before = value[at] ?? GAP;
    // A second digit in a full box replaces the first, wherever the caret stood.
    if (digits.length === 2 && before !== GAP) {
      fill(at, digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1));
    } else if (digits.length >= length) {
      fill(0, codeIn(text, length));
    } else if (digits === '') {
      onChange(writeAt(value, at, GAP, length));
    } else {
      fill(at, digits);
    }
  };
  const pressed = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Backspace') {
      event.preventDefault();
      erase(at);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(at + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  };
  const pasted = (at: number, event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = codeIn(event.clipboardData.getData('text'), length);
    // A part of the code joins what is typed before it.
    fill(digits.length < length ? Math.min(at, ...positions.filter(isBlank)) : 0, digits);
  };

  // Keyboards of phones do not name the key that deletes, and in an empty box no change follows it.
  const deleted = useEffectEvent((event: InputEvent) => {
    const at = boxes.current.indexOf(event.target as HTMLInputElement);
    if (event.inputType !== 'deleteContentBackward' || at < 0) return;
    event.preventDefault();
    erase(at);
  });
  useEffect(() => {
    const element = group.current;
    element?.addEventListener('beforeinput', deleted);
    return () => element?.removeEventListener('beforeinput', deleted);
  }, []);

  return (
    <fieldset ref={group} aria-describedby={error ? errorId : undefined}>
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
            onPaste={(event) => pasted(at, event)}
            onFocus={(event) => event.target.select()}
            required
            inputMode="numeric"
            pattern="\d*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={uiText.digit(at + 1, length)}
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
