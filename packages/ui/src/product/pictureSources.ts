const OWN_PICTURE = /^\/pictures\/(.+)\.webp$/;

/**
 * The `srcset` with the AVIF files of one of the shop's own pictures. For `/pictures/name.webp` there are `name.avif`, `fullWidth` px wide,
 * and the smaller `name-<width>.avif`. The WebP file has one width and is for browsers without AVIF.
 * @param widths the widths in the set, px, in ascending order
 * @returns undefined for any other URL, which is used unchanged
 */
export function pictureSources(
  src: string,
  fullWidth: number,
  widths: readonly number[] = [fullWidth / 2, fullWidth],
): string | undefined {
  const name = OWN_PICTURE.exec(src)?.[1];
  if (name === undefined) return undefined;
  const suffix = (width: number) => (width === fullWidth ? '' : `-${width}`);
  return widths.map((width) => `/pictures/${name}${suffix(width)}.avif ${width}w`).join(', ');
}

const OWN_BANNER = /^(\/pictures\/banner-\d+)\.webp$/;

/** For each crop its small and large width in px, and its `sizes`. No phone needs the large one. */
const crops = {
  tall: [720, 1080, '(min-width: 768px) 75vw, 60vw'],
  wide: [760, 1520, '760px'],
} as const;

/**
 * The `<source>` attributes of one of the shop's own banners: `/pictures/banner-1.webp` also exists as `banner-1-tall` (4 by 5,
 * for phones and tablets) and `-wide` (5 by 4, for desktops). `plain` is for browsers without AVIF.
 * @returns null for any other URL, which is used unchanged
 */
export function bannerSources(src: string) {
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
