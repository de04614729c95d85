/**
 * The sizes of picture files. A picture has a base name, which is the name in the data. Each width is an AVIF file, the
 * smaller ones with their width as a suffix. One width is also a WebP file.
 */
export interface PictureSizes {
  /** What follows the name in the data, for the further crops of a banner. */
  readonly suffix: string;
  /** The size of the largest file, px. */
  readonly width: number;
  readonly height: number;
  /** The AVIF files, the widest first: width in px, and the largest size in bytes that a phone should load. */
  readonly avif: readonly { readonly width: number; readonly maxBytes: number }[];
  /** The width in px that is also written as WebP, for browsers without AVIF (Edge before 121); absent: none. */
  readonly webp?: number;
}

/** The crops that a photo is encoded in, by what it shows. */
export const pictureSizes = {
  product: [
    {
      suffix: '',
      width: 800,
      height: 1000,
      avif: [
        { width: 800, maxBytes: 45_000 },
        { width: 400, maxBytes: 12_000 },
        { width: 200, maxBytes: 4_000 },
      ],
      webp: 800,
    },
  ],
  banner: [
    {
      suffix: '',
      width: 1600,
      height: 800,
      avif: [
        { width: 1600, maxBytes: 48_000 },
        { width: 800, maxBytes: 24_000 },
      ],
      webp: 1600,
    },
    // The crop of the slider on phones.
    {
      suffix: '-tall',
      width: 1080,
      height: 1350,
      avif: [
        { width: 1080, maxBytes: 40_000 },
        { width: 720, maxBytes: 16_000 },
      ],
      webp: 720,
    },
    // The crop of the slider on desktops.
    {
      suffix: '-wide',
      width: 1520,
      height: 1216,
      avif: [
        { width: 1520, maxBytes: 60_000 },
        { width: 760, maxBytes: 28_000 },
      ],
    },
  ],
  news: [
    {
      suffix: '',
      width: 640,
      height: 400,
      avif: [
        { width: 640, maxBytes: 24_000 },
        { width: 320, maxBytes: 10_000 },
      ],
      webp: 640,
    },
  ],
} satisfies Readonly<Record<string, readonly PictureSizes[]>>;

export type PictureKind = keyof typeof pictureSizes;

export const isPictureKind = (text: string): text is PictureKind =>
  Object.hasOwn(pictureSizes, text);
