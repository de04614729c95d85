const OWN_PICTURE = /^\/pictures\/(.+)\.webp$/;

export interface PictureSources {
  readonly avif: string;
}

/**
 * The AVIF files of one of the shop's own pictures. For `/pictures/name.webp` there are `name.avif`, `fullWidth` px wide,
 * and the smaller `name-<width>.avif`. The WebP file has one width and is for browsers without AVIF.
 * @param widths the widths in the set, px, in ascending order
 * @returns null for any other URL, which is used unchanged
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

/** For each crop its small and large width in px, and its `sizes`. No phone needs the large one. */
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
 * The crops of one of the shop's own banners: `/pictures/banner-1.webp` also exists as `banner-1-tall` and `-wide`.
 * @returns null for any other URL, which is used unchanged
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
