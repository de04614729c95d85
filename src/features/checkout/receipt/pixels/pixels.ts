import { cropArea, cropLine, type LetterSize } from '../lines/crop';
import { detectionWidth, findLines, type TextLine } from '../lines/findLines';
import { type Box, downscale, translate } from '../lines/greyImage';
import { DecodedPicture } from './decodedPicture';
import { graymap } from './graymap';

/** Recognising a whole picture makes many copies of it, and a larger width does not improve the result. */
const WHOLE_WIDTH_PX = 1080;

/** An open picture, upright and scaled to `width` px, with its lines. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** px down per px to the right. The lines have the coordinates of the deskewed picture. */
  readonly slope: number;
}

/** Decodes one picture at a time and crops lines out of it. */
export interface Pixels {
  /** @throws when the browser cannot decode the file, or when it was closed or another one opened meanwhile */
  open(file: Blob): Promise<OpenPicture>;
  /** Crops a line of the open picture and encodes it for recognition, dark on white. */
  crop(line: Box, letters: LetterSize): Promise<Uint8Array>;
  /** Encodes the whole open picture for recognition. */
  whole(): Promise<Uint8Array>;
  /** Closes the picture and frees its memory. */
  close(): void;
}

/** Creates the implementation that runs in the current thread. */
export function createPixels(): Pixels {
  let open: { readonly picture: DecodedPicture; readonly slope: number } | null = null;
  /** Counts calls of `close`, so that `open` notices one that happened while it was decoding. */
  let closed = 0;
  const openPicture = () => {
    if (open === null) throw new Error('No picture is open.');
    return open;
  };
  const close = () => {
    closed += 1;
    open?.picture.close();
    open = null;
  };
  return {
    async open(file) {
      close();
      const before = closed;
      const picture = await DecodedPicture.decode(file);
      if (closed !== before) {
        picture.close();
        throw new Error('The reading was cancelled.');
      }
      const { width, height } = picture;
      const copy = picture.copy(detectionWidth(picture));
      const { lines, slope } = findLines(copy, width / copy.width);
      open = { picture, slope };
      return { width, height, lines, slope };
    },
    async crop(line, letters) {
      const { picture, slope } = openPicture();
      // A sloping line reaches far above and below its box, so the whole picture is needed.
      if (slope !== 0) return graymap(cropLine(picture.whole(), line, slope, letters));
      const around = cropArea(line, picture);
      const here = translate(line, -around.left, -around.top);
      return graymap(cropLine(picture.part(around), here, slope, letters));
    },
    whole: async () => graymap(downscale(openPicture().picture.whole(), WHOLE_WIDTH_PX)),
    close,
  };
}
