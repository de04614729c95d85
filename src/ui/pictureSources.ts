const OURS = /^\/pictures\/(.+)\.webp$/;

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
}

/**
 * The sizes that exist of one of our own pictures: `/pictures/name.webp` is `width` px wide, `-<half>` half as wide, both
 * also as AVIF.
 * @returns null for any other address: it is used as it is.
 */
export function pictureSources(src: string, width: number): PictureSources | null {
  const name = OURS.exec(src)?.[1];
  if (name === undefined) return null;
  const half = width / 2;
  const set = (type: string) =>
    `/pictures/${name}-${half}.${type} ${half}w, /pictures/${name}.${type} ${width}w`;
  return { avif: set('avif'), webp: set('webp') };
}
