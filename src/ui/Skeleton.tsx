import { keyframes, styled } from 'styled-components';
import { radius, s } from '../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A placeholder in the size of content that is loading. Screen readers ignore it, so announce the loading beside it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  readonly $width?: string | undefined;
  readonly $height?: string | undefined;
  /** The aspect ratio, such as `4 / 5`, instead of a height. */
  readonly $ratio?: string | undefined;
  readonly $round?: boolean | undefined;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height, $ratio }) => ($ratio ? 'auto' : ($height ?? '1em'))};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  max-width: 100%;
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${s('tile')};
  animation: ${breathe} 1600ms ease-in-out infinite;
`;
