import { useState } from 'react';
import { styled } from 'styled-components';
import { ImageIcon } from '../icons';
import { uiText } from '../text/uiText';
import { radius, s } from '../theme/tokens';
import { pictureSources } from './pictureSources';
import { preloadPicture } from './preloadPicture';

const Tile = styled.span<{ readonly $ratio: string }>`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${s('tile')};
  border-radius: ${radius.medium};
  color: ${s('controlLine')};

  picture {
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** The full sizes of the shop's own pictures, px. */
export const pictureSize = {
  product: { width: 800, height: 1000 },
  banner: { width: 1600, height: 800 },
  news: { width: 640, height: 400 },
} as const;

/**
 * A picture on a tinted tile. The tile has its final size before the picture loads. A missing or broken picture becomes a
 * placeholder.
 * @param width, height the full size, px. They set the aspect ratio and the available widths of the shop's own pictures.
 * @param sizes the displayed width, as the HTML attribute
 * @param widths the widths in `srcset`, px. The default is the full width and half of it.
 * @param priority for the main picture of the page: it is preloaded
 */
export function Picture({
  src,
  alt,
  sizes,
  width = pictureSize.product.width,
  height = pictureSize.product.height,
  widths,
  priority = false,
}: {
  readonly src: string | undefined;
  readonly alt: string;
  readonly sizes: string;
  readonly width?: number;
  readonly height?: number;
  readonly widths?: readonly number[] | undefined;
  readonly priority?: boolean;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const ratio = `${width} / ${height}`;
  if (src === undefined || src === '' || brokenSrc === src) {
    return (
      <Tile $ratio={ratio} role="img" aria-label={alt === '' ? uiText.noPicture : alt}>
        <Placeholder>
          <ImageIcon size={32} />
        </Placeholder>
      </Tile>
    );
  }
  const avifFiles = pictureSources(src, width, widths);
  if (priority) preloadPicture(src, avifFiles ? { srcSet: avifFiles, sizes } : undefined);
  return (
    <Tile $ratio={ratio}>
      <picture>
        {avifFiles ? <source type="image/avif" srcSet={avifFiles} sizes={sizes} /> : null}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setBrokenSrc(src)}
        />
      </picture>
    </Tile>
  );
}

/** These widths suffice for every thumbnail on every screen, px. */
const THUMBNAIL_WIDTHS = [200, 400] as const;

/** The small picture of a product, beside its name. */
export function Thumbnail({
  src,
  width,
}: {
  readonly src: string | undefined;
  /** The displayed width, px. */
  readonly width: number;
}) {
  return <Picture src={src} alt="" sizes={`${width}px`} widths={THUMBNAIL_WIDTHS} />;
}
