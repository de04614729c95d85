import { BannerPicture } from '../../ui/BannerPicture';

/** From this width on, the slider is wider than it is high. */
const WIDE = '(min-width: 1200px)';

/** One banner that fills the slider. */
export function Banner({
  src,
  label,
  priority = false,
}: {
  readonly src: string;
  readonly label: string;
  readonly priority?: boolean;
}) {
  return (
    <BannerPicture
      src={src}
      alt={label}
      wide={WIDE}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      onError={({ currentTarget }) => {
        // Reveals the background of the frame.
        currentTarget.hidden = true;
      }}
    />
  );
}
