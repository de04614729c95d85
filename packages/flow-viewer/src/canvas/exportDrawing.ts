import type { Box, Size } from '../layout/drawing';

/** Pixels of the PNG for one px of the drawing, so that it is sharp on high-density screens and in documents. */
const PNG_SCALE = 2;

export function svgFile(svg: SVGSVGElement, { width, height }: Size): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/**
 * @param drawing its size
 * @param at the rectangle of a picture of this size in which it is; the default is all of it
 */
export async function pngFile(
  svg: SVGSVGElement,
  drawing: Size,
  at: Box = [0, 0, drawing.width, drawing.height],
  picture: Size = drawing,
): Promise<Blob> {
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(svg, drawing).text())}`;
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(picture.width * PNG_SCALE, picture.height * PNG_SCALE);
  const context = canvas.getContext('2d');
  context?.scale(PNG_SCALE, PNG_SCALE);
  context?.drawImage(image, ...at);
  return canvas.convertToBlob();
}

/** The part of the drawing that is on the screen, at its size there. */
export function pngOfScreen(svg: SVGSVGElement, drawing: Size): Promise<Blob> {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const screen = svg.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return pngFile(svg, drawing, [left - screen.left, top - screen.top, width, height], screen);
}

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
