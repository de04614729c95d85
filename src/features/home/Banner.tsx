import { useState } from 'react';
import { styled } from 'styled-components';
import { pictureSize } from '../../ui/Picture';
import { pictureSources } from '../../ui/pictureSources';

const Fill = styled.picture`
  display: block;
  height: 100%;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The frame is taller than a banner is: it is shown cut, so it is as wide as its height needs. */
const SIZES = '(min-width: 768px) 1200px, 224vw';

/** One banner, filling the slider. A broken one leaves the tinted tile. */
export function Banner({
  src,
  label,
  priority = false,
}: {
  readonly src: string;
  readonly label: string;
  readonly priority?: boolean;
}) {
  const [broken, setBroken] = useState(false);
  const { width, height } = pictureSize.banner;
  const sources = pictureSources(src, width);
  if (broken) return null;
  return (
    <Fill>
      {sources ? <source type="image/avif" srcSet={sources.avif} sizes={SIZES} /> : null}
      <img
        src={src}
        srcSet={sources?.webp}
        sizes={SIZES}
        alt={label}
        width={width}
        height={height}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
      />
    </Fill>
  );
}
