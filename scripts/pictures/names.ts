/**
 * The naming rule of every picture: one base name (the largest width, as the data and the pages know it)
 * and smaller widths whose names end in a suffix. Each width is an AVIF file; one is a WebP file too.
 */
export type PictureKind = 'product' | 'banner' | 'bannerTall' | 'bannerWide' | 'news';

export interface PictureSizes {
  /** Pixels of the base picture. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the smaller pictures, which are also their suffixes, the widest first. */
  readonly reduced: readonly number[];
  /** The width in pixels that is written as WebP too, for browsers without AVIF (Edge before 121); absent: none. */
  readonly webp?: number;
}

export const pictureSizes: Readonly<Record<PictureKind, PictureSizes>> = {
  product: { width: 800, height: 1000, reduced: [400, 200], webp: 800 },
  banner: { width: 1600, height: 800, reduced: [800], webp: 1600 },
  // The cuts of a banner for a phone's and a desktop's slider; `src/ui/pictureSources.ts` asks for them.
  bannerTall: { width: 1080, height: 1350, reduced: [720], webp: 720 },
  bannerWide: { width: 1520, height: 1216, reduced: [760] },
  news: { width: 640, height: 400, reduced: [320], webp: 640 },
};

/** The address under which the storefront asks for a picture, e.g. `/pictures/linen-shirt-1.webp`. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}.webp`;
}

/** The name of a picture in one width, without its ending. */
export function nameAtWidth(name: string, kind: PictureKind, width: number): string {
  return width === pictureSizes[kind].width ? name : `${name}-${width}`;
}

/** The names of the files that are written for one picture. */
export function pictureFiles(name: string, kind: PictureKind): readonly string[] {
  const { width, reduced, webp } = pictureSizes[kind];
  const avif = [width, ...reduced].map((each) => `${nameAtWidth(name, kind, each)}.avif`);
  return webp === undefined ? avif : [...avif, `${nameAtWidth(name, kind, webp)}.webp`];
}
