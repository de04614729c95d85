import { Picture } from './Picture';

/** Wide enough for any thumbnail on any screen, px. */
const WIDTHS = [200, 400] as const;

/** The small picture of a product, beside what names it. */
export function Thumbnail({
  src,
  width,
}: {
  readonly src: string | undefined;
  /** How wide it is shown, px. */
  readonly width: number;
}) {
  return <Picture src={src} alt="" sizes={`${width}px`} widths={WIDTHS} />;
}
