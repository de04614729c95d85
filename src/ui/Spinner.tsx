import { css, keyframes, styled } from 'styled-components';
import { words } from './words';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring of so many px, for what draws one of its own. */
export const ring = (size: number) => css`
  display: inline-block;
  flex: none;
  width: ${size}px;
  height: ${size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 700ms linear infinite;
`;

const Ring = styled.span<{ readonly $size: number }>`
  ${({ $size }) => ring($size)}
`;

/** A turning ring. `label` is what screen readers are told; `null` when the words stand beside it. */
export function Spinner({
  label = words.busy,
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
