import sharp from 'sharp';

/** Compares two pictures. @returns the mean difference of a colour value, 0 to 255; 255 when their sizes differ */
export async function differenceOf(one: string, other: string): Promise<number> {
  const read = (file: string) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([read(one), read(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 255;
  let sum = 0;
  for (let i = 0; i < a.data.length; i += 1) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
  return sum / a.data.length;
}
