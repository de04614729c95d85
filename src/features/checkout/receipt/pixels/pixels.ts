import { cutLine, type LetterSize, surroundingsOf } from '../lines/cut';
import { findingWidth, findLines, type TextLine } from '../lines/findLines';
import { type Box, movedBy, scaledDown } from '../lines/grey';
import { graymap } from './graymap';
import { Sheet } from './sheet';

/** Recognising a whole picture holds many copies of it, and finds no more in a wider one. */
const WHOLE_WIDTH_PX = 1080;

/** A picture that lies open: its lines, px of the picture upright and scaled to `width`. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** Down for one to the right: the lines' columns were moved up by it from the middle on. */
  readonly slope: number;
}

/** The pixels of one picture at a time. */
export interface Pixels {
  /** @throws when the file is no picture that the browser knows, or when another was opened or this one closed meanwhile */
  open(file: Blob): Promise<OpenPicture>;
  /** A line of the open picture as a file for recognition, dark on white. */
  cut(line: Box, letters: LetterSize): Promise<Uint8Array>;
  /** The whole open picture as a file for recognition. */
  whole(): Promise<Uint8Array>;
  /** Gives the picture's memory back. */
  close(): void;
}

/** The pixels in this thread. */
export function createPixels(): Pixels {
  let open: { readonly sheet: Sheet; readonly slope: number } | null = null;
  /** How many pictures have been closed by now, or given up before they were open. */
  let closed = 0;
  const picture = () => {
    if (open === null) throw new Error('No picture is open.');
    return open;
  };
  const close = () => {
    closed += 1;
    open?.sheet.close();
    open = null;
  };
  return {
    async open(file) {
      close();
      const before = closed;
      const sheet = await Sheet.of(file);
      if (closed !== before) {
        sheet.close();
        throw new Error('The reading was ended.');
      }
      const { width, height } = sheet;
      const copy = sheet.copy(findingWidth(sheet));
      const { lines, slope } = findLines(copy, width / copy.width);
      open = { sheet, slope };
      return { width, height, lines, slope };
    },
    async cut(line, letters) {
      const { sheet, slope } = picture();
      // Where lines slope, the ends of one lie far above and below its middle.
      if (slope !== 0) return graymap(cutLine(sheet.whole(), line, slope, letters));
      const around = surroundingsOf(line, sheet);
      const here = movedBy(line, -around.left, -around.top);
      return graymap(cutLine(sheet.part(around), here, slope, letters));
    },
    whole: async () => graymap(scaledDown(picture().sheet.whole(), WHOLE_WIDTH_PX)),
    close,
  };
}
