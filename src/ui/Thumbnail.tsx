import { Picture } from './Picture';

/** These widths suffice for every thumbnail on every screen, px. */
const WIDTHS = [200, 400] as const;

/** The small picture of a product, beside its name. */
export function Thumbnail({
  src,
  width,
}: {
  readonly src: string | undefined;
  /** The displayed width, px. */
  readonly width: number;
}) {
  return <Picture src={src} alt="" sizes={`${width}px`} widths={WIDTHS} />;
}
