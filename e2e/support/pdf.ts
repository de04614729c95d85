import { getDocumentProxy } from 'unpdf';

/** A page of a PDF: its text without white space, and what of it is cut or too small to read. */
interface PdfPage {
  readonly text: string;
  readonly problems: readonly string[];
}

/** The smallest text on paper, pt. A browser shrinks a page that is wider than its paper. */
const SMALLEST = 9.9;

/**
 * The text as a PDF contains it: without white space, since lines break anywhere, and without Chinese, since a machine
 * without a Chinese font prints boxes that are no text. Where these boxes are on the paper is checked all the same.
 */
export const pdfText = (text: string): string =>
  text.replace(/[\s\0\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu, '');

/** Reads the text of a PDF, and where it is on the paper. */
export async function readPdf(pdf: Buffer): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    const problems = texts.flatMap(({ str, width: length, height: size, transform }) => {
      const [x, y]: readonly number[] = transform.slice(4);
      if (x === undefined || y === undefined || x < 0 || y < 0) return [`outside: ${str}`];
      if (x + length > width + 0.5 || y + size > height) return [`cut: ${str}`];
      return size < SMALLEST ? [`only ${size.toFixed(1)} pt: ${str}`] : [];
    });
    pages.push({ text: pdfText(texts.map(({ str }) => str).join('')), problems });
  }
  return pages;
}
