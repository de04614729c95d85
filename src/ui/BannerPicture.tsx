import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bannerSources } from './pictureSources';

/** Faces are in the upper half: where a picture has to be cut, it is cut below. */
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
 * A banner that fills its frame: in the cut that is composed for the frame where it is one of our own, else as it is.
 * @param wide a media query: when the frame is broader than it is high.
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
