import { css, styled } from 'styled-components';
import { s } from '../../../theme/accessor';
import { radius } from '../../../theme/tokens';
import type { Region } from '../receipt/region';

const Around = styled.span`
  position: relative;
  display: inline-block;
  line-height: 0;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: inherit;
    /* Behind a transparent picture: white text can be seen on it, and black. */
    background: ${s('controlLine')};
  }
`;

/** In the air around the letters; a small picture has next to none, so there it stands around that. */
const Outline = styled.span<{ readonly $small: boolean }>`
  position: absolute;
  border-radius: ${({ $small }) => ($small ? '2px' : radius.small)};
  pointer-events: none;

  ${({ $small, theme }) =>
    $small
      ? css`
          box-shadow:
            0 0 0 1.5px ${theme.accent},
            0 0 0 2.5px ${theme.surface};
        `
      : css`
          border: 1.5px solid ${theme.accent};
          box-shadow: 0 0 0 1px ${theme.surface};
        `}
`;

const percent = (share: number): string => `${share * 100}%`;

/** A picture as a whole, with a frame around a part of it if one is known. How high it may be it takes from what it stands in. */
export function OutlinedPicture({
  src,
  alt,
  region,
  small = false,
  onError,
}: {
  readonly src: string | undefined;
  readonly alt: string;
  readonly region: Region | null;
  readonly small?: boolean;
  readonly onError?: () => void;
}) {
  return (
    <Around>
      <img src={src} alt={alt} onError={onError} />
      {region === null ? null : (
        <Outline
          $small={small}
          style={{
            left: percent(region.left),
            top: percent(region.top),
            width: percent(region.width),
            height: percent(region.height),
          }}
        />
      )}
    </Around>
  );
}
