import { styled } from 'styled-components';
import { bannerSources } from './pictureSources';
import { preloadPicture } from './preloadPicture';

/** From this width on, the slider is wider than it is high. */
const WIDE_SLIDER = '(min-width: 1200px)';

/** Faces are in the upper half, so pictures are cropped at the bottom. */
const Fill = styled.picture`
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
 * A broken banner reveals the background of the frame.
 * @param isSlide whether it is in the slider of home, which becomes wider than high
 * @param priority preloads it
 */
export function BannerPicture({
  src,
  alt,
  isSlide = false,
  priority = false,
}: {
  readonly src: string;
  readonly alt: string;
  readonly isSlide?: boolean;
  readonly priority?: boolean;
}) {
  const sources = bannerSources(src);
  if (priority && sources && isSlide) {
    preloadPicture(sources.wide.srcSet, sources.wide, WIDE_SLIDER);
    preloadPicture(sources.plain, sources.tall, `not all and ${WIDE_SLIDER}`);
  } else if (priority) preloadPicture(sources?.plain ?? src, sources?.tall);
  return (
    <Fill>
      {sources && isSlide ? <source media={WIDE_SLIDER} {...sources.wide} /> : null}
      {sources ? <source {...sources.tall} /> : null}
      <img
        fetchPriority={priority ? 'high' : 'auto'}
        loading="lazy"
        src={sources?.plain ?? src}
        alt={alt}
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    </Fill>
  );
}
