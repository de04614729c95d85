const OWN_PICTURE = /^\/pictures\/(.+)\.webp$/;

export interface PictureSources {
  readonly avif: string;
}

/**
 * The AVIF files of one of our own pictures: beside `/pictures/name.webp`, `name.avif` is `full` px wide and
 * `name-<width>.avif` is smaller. The WebP file is for browsers without AVIF and has one width.
 * @param widths those to choose from, px, the narrowest first
 * @returns null for any other address: it is used as it is.
 */
export function pictureSources(
  src: string,
  fullWidth: number,
  widths: readonly number[] = [fullWidth / 2, fullWidth],
): PictureSources | null {
  const name = OWN_PICTURE.exec(src)?.[1];
  if (name === undefined) return null;
  const suffix = (width: number) => (width === fullWidth ? '' : `-${width}`);
  const avif = widths.map((width) => `/pictures/${name}${suffix(width)}.avif ${width}w`);
  return { avif: avif.join(', ') };
}

const OWN_BANNER = /^(\/pictures\/banner-\d+)\.webp$/;

/** Small and large width in px, and how wide each cut is shown, as in HTML; no phone needs the large one. */
const crops = {
  tall: [720, 1080, '(min-width: 768px) 75vw, 60vw'],
  wide: [760, 1520, '760px'],
} as const;

/** The attributes of a `<source>`. */
export interface BannerSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

export interface BannerSources {
  /** 4 by 5, for phones and tablets. */
  readonly tall: BannerSource;
  /** 5 by 4, for desktops. */
  readonly wide: BannerSource;
  /** For browsers without AVIF. */
  readonly plain: string;
}

/**
 * The cuts in which one of our own banners is drawn: `/pictures/banner-1.webp` also as `banner-1-tall` and `-wide`.
 * @returns null for any other address: it is used as it is.
 */
export function bannerSources(src: string): BannerSources | null {
  const name = OWN_BANNER.exec(src)?.[1];
  if (name === undefined) return null;
  const source = (crop: keyof typeof crops) => {
    const [small, large, sizes] = crops[crop];
    const file = `${name}-${crop}`;
    const srcSet = `${file}-${small}.avif ${small}w, ${file}.avif ${large}w`;
    return { type: 'image/avif', srcSet, sizes };
  };
  return { tall: source('tall'), wide: source('wide'), plain: `${name}-tall-720.webp` };
}
