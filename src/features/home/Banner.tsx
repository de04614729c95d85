import { useState } from 'react';
import { BannerPicture } from '../../ui/BannerPicture';

/** From here on the slider is broader than it is high. */
const WIDE = '(min-width: 1200px)';

/** One banner, filling the slider. A broken one leaves the frame's own look. */
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
  if (broken) return null;
  return (
    <BannerPicture
      src={src}
      alt={label}
      wide={WIDE}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  );
}
