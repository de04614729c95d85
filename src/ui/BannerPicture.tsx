import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bannerSources } from './pictureSources';

/** Faces are in the upper half, so pictures are cropped at the bottom. */
const Fill = styled.picture`
  display: block;
  height: 100%;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
`;

/**
 * A banner that fills its frame. The shop's own banners have a crop for each shape of the frame; others are used unchanged.
 * @param wide the media query under which the frame is wider than high
 */
export function BannerPicture({
  src,
  alt,
  wide,
  ...img
}: ComponentProps<'img'> & {
  readonly src: string;
  readonly alt: string;
  readonly wide?: string;
}) {
  const sources = bannerSources(src);
  return (
    <Fill>
      {sources && wide ? <source media={wide} {...sources.wide} /> : null}
      {sources ? <source {...sources.tall} /> : null}
      <img {...img} src={sources?.plain ?? src} alt={alt} />
    </Fill>
  );
}
