/**
 * The names of picture files. A picture has a base name, which is its largest width and the name in the data. Smaller
 * widths have a suffix. Each width is an AVIF file; one width is also a WebP file.
 */
export type PictureKind = 'product' | 'banner' | 'bannerTall' | 'bannerWide' | 'news';

export interface PictureSizes {
  /** The size of the base picture, px. */
  readonly width: number;
  readonly height: number;
  /** The smaller widths in px, which are also their suffixes, the widest first. */
  readonly reduced: readonly number[];
  /** The width in px that is also written as WebP, for browsers without AVIF (Edge before 121); absent: none. */
  readonly webp?: number;
}

export const pictureSizes: Readonly<Record<PictureKind, PictureSizes>> = {
  product: { width: 800, height: 1000, reduced: [400, 200], webp: 800 },
  banner: { width: 1600, height: 800, reduced: [800], webp: 1600 },
  // The cuts of a banner for the slider on phones and desktops.
  bannerTall: { width: 1080, height: 1350, reduced: [720], webp: 720 },
  bannerWide: { width: 1520, height: 1216, reduced: [760] },
  news: { width: 640, height: 400, reduced: [320], webp: 640 },
};

/** The name of a picture in one width, without its extension. */
export function nameAtWidth(name: string, kind: PictureKind, width: number): string {
  return width === pictureSizes[kind].width ? name : `${name}-${width}`;
}

/** The names of all files of a picture. */
export function pictureFiles(name: string, kind: PictureKind): readonly string[] {
  const { width, reduced, webp } = pictureSizes[kind];
  const avif = [width, ...reduced].map((each) => `${nameAtWidth(name, kind, each)}.avif`);
  return webp === undefined ? avif : [...avif, `${nameAtWidth(name, kind, webp)}.webp`];
}
