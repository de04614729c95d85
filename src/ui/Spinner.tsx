import { css, keyframes, styled } from 'styled-components';
import { media } from '../theme/tokens';
import { uiText } from './uiText';

const spin = keyframes`
  to { transform: rotate(360deg); }
`;

/** The styles of a turning ring, `size` in px. */
const ring = (size: number) => css`
  display: inline-block;
  flex: none;
  width: ${size}px;
  height: ${size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${spin} 700ms linear infinite;

  ${media.forcedColors} {
    border-right-color: Canvas;
  }
`;

/**
 * The styles of a `BusyIndicator`. They belong to the styles of the parent, which are on the page from the start, so that a
 * click does not have to insert a CSS rule.
 */
export const busyIndicatorStyles = css`
  > [role='status'] {
    ${ring(20)}
  }
`;

/** A spinner whose parent has `busyIndicatorStyles`. */
export const BusyIndicator = () => <span role="status" aria-label={uiText.busy} />;

const Ring = styled.span<{ readonly $size: number }>`
  ${({ $size }) => ring($size)}
`;

/** A spinner. `label` is for screen readers; `null` if a visible text says the same. */
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
