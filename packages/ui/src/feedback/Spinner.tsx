import { keyframes, styled } from 'styled-components';
import { uiText } from '../text/uiText';
import { media } from '../theme/tokens';

const spin = keyframes`
  to { transform: rotate(360deg); }
`;

const Ring = styled.span<{ readonly $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${spin} 700ms linear infinite;

  ${media.forcedColors} {
    border-right-color: Canvas;
  }
`;

/** A spinner. `label` is for screen readers; `null` if a visible text says the same. */
export function Spinner({
  label = uiText.busy,
  size = 20,
}: {
  readonly label?: string | null;
  /** px */
  readonly size?: number;
}) {
  return label === null ? (
    <Ring aria-hidden="true" $size={size} />
  ) : (
    <Ring role="status" aria-label={label} $size={size} />
  );
}
