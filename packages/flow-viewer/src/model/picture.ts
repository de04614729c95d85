import * as v from 'valibot';

/** The longest picture, and the longest pictures of one recording together, in characters. */
export const MAX_PICTURE_LENGTH = 200_000;
export const MAX_PICTURES_LENGTH = 4_000_000;

/** What the page looked like after a step: an inert copy of its document (`picture/inertCopy.ts`), with masked texts. */
export const pictureSchema = v.object({
  /** The index of the step. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The size of the window, px. */
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000)),
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000)),
  /** Empty when the picture is missing. */
  html: v.pipe(v.string(), v.maxLength(MAX_PICTURE_LENGTH)),
  /** Why there is no picture: the page was too large for one, or later pictures needed the room. */
  missing: v.optional(v.picklist(['too-large', 'dropped'])),
});

export type Picture = v.InferOutput<typeof pictureSchema>;

/**
 * Adds a picture, in place of an earlier one of the same step. The oldest ones are dropped beyond `MAX_PICTURES_LENGTH`.
 *
 * @param maxLength of all pictures together, in characters
 */
export function addPicture(
  pictures: readonly Picture[],
  picture: Picture,
  maxLength = MAX_PICTURES_LENGTH,
): Picture[] {
  const all = [...pictures.filter(({ step }) => step !== picture.step), picture].toSorted(
    (one, other) => one.step - other.step,
  );
  let length = 0;
  return all
    .toReversed()
    .map((one): Picture => {
      length += one.html.length;
      return length <= maxLength ? one : { ...one, html: '', missing: 'dropped' };
    })
    .toReversed();
}
