import { css, keyframes, styled } from 'styled-components';
import { media } from '../theme/tokens';
import { uiText } from './uiText';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring of so many px. */
const ring = (size: number) => css`
  display: inline-block;
  flex: none;
  width: ${size}px;
  height: ${size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 700ms linear infinite;

  ${media.forcedColors} {
    border-right-color: Canvas;
  }
`;

/**
 * How a `BusySign` looks inside of what can be busy. It is said in the styles of that: the page has them from its
 * beginning, and a press waits for no new rule.
 */
export const busyIndicatorStyles = css`
  > [role='status'] {
    ${ring(20)}
  }
`;

/** The turning ring of a thing that is busy, which has `busySignLooks` in its own styles. */
export const BusyIndicator = () => <span role="status" aria-label={uiText.busy} />;

const Ring = styled.span<{ readonly $size: number }>`
  ${({ $size }) => ring($size)}
`;

/** A turning ring. `label` is what screen readers are told; `null` when the words stand beside it. */
export function Spinner({
  label,
  size = 20,
}: {
  readonly label: string | null;
  /** px */
  readonly size?: number;
}) {
  return label === null ? (
    <Ring aria-hidden="true" $size={size} />
  ) : (
    <Ring role="status" aria-label={label} $size={size} />
  );
}
