import type { Region } from '@kedai/receipt-reader';
import { radius, s } from '@kedai/ui/theme/tokens';
import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';

const PictureFrame = styled.span`
  position: relative;
  display: inline-block;

  img {
    max-height: inherit;
    /* Behind a transparent picture, this colour makes both white and black text visible. */
    background: ${s('controlLine')};
  }
`;

/** The outline is inside the region's margin. A small picture has almost no margin, so its outline is outside the region. */
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

const percentages = (region: Region): CSSProperties =>
  Object.fromEntries(Object.entries(region).map(([side, share]) => [side, `${share * 100}%`]));

/** A picture with an outline around a region, if known. Inherits its maximum height from the parent. */
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
    <PictureFrame>
      <img src={src} alt={alt} onError={onError} />
      {region === null ? null : <Outline $small={small} style={percentages(region)} />}
    </PictureFrame>
  );
}
