/**
 * The naming rule of every picture: one base name (the largest width, as the data and the pages know it)
 * and one smaller width whose name ends in a suffix; each in WebP and AVIF.
 */
export type PictureKind = 'product' | 'banner' | 'bannerTall' | 'bannerWide' | 'news';

export interface PictureSizes {
  /** Pixels of the base picture. */
  readonly width: number;
  readonly height: number;
  /** Width in pixels of the smaller picture, which is also its suffix. */
  readonly small: number;
}

export const pictureSizes: Readonly<Record<PictureKind, PictureSizes>> = {
  product: { width: 800, height: 1000, small: 400 },
  banner: { width: 1600, height: 800, small: 800 },
  // The cuts of a banner for a phone's and a desktop's slider; `src/ui/pictureSources.ts` asks for them.
  bannerTall: { width: 1080, height: 1350, small: 720 },
  bannerWide: { width: 1520, height: 1216, small: 760 },
  news: { width: 640, height: 400, small: 320 },
};

/** The address under which the storefront asks for a picture, e.g. `/pictures/linen-shirt-1.webp`. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}.webp`;
}

/** The names of the files that are written for one picture. */
export function pictureFiles(name: string, kind: PictureKind): readonly string[] {
  const { small } = pictureSizes[kind];
  return [`${name}.webp`, `${name}-${small}.webp`, `${name}.avif`, `${name}-${small}.avif`];
}
