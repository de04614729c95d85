/**
 * The naming rule of every picture: one base name (the largest width, as the data and the pages know it)
 * and smaller widths whose names end in a suffix; each in WebP and AVIF.
 */
export type PictureKind = 'product' | 'banner' | 'bannerTall' | 'bannerWide' | 'news';

export interface PictureSizes {
  /** Pixels of the base picture. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the smaller pictures, which are also their suffixes, the widest first. */
  readonly reduced: readonly number[];
}

export const pictureSizes: Readonly<Record<PictureKind, PictureSizes>> = {
  product: { width: 800, height: 1000, reduced: [400, 200] },
  banner: { width: 1600, height: 800, reduced: [800] },
  // The cuts of a banner for a phone's and a desktop's slider; `src/ui/pictureSources.ts` asks for them.
  bannerTall: { width: 1080, height: 1350, reduced: [720] },
  bannerWide: { width: 1520, height: 1216, reduced: [760] },
  news: { width: 640, height: 400, reduced: [320] },
};

/** The address under which the storefront asks for a picture, e.g. `/pictures/linen-shirt-1.webp`. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}.webp`;
}

/** The names of the files that are written for one picture. */
export function pictureFiles(name: string, kind: PictureKind): readonly string[] {
  const bases = [name, ...pictureSizes[kind].reduced.map((width) => `${name}-${width}`)];
  return bases.flatMap((base) => [`${base}.webp`, `${base}.avif`]);
}
