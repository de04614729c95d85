import type { Size } from '../layout/drawing';

/** Pixels of the PNG for one px of the drawing, so that it is sharp on high-density screens and in documents. */
const PNG_SCALE = 2;

export function svgFile(svg: SVGSVGElement, { width, height }: Size): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

export async function pngFile(svg: SVGSVGElement, drawing: Size): Promise<Blob> {
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(svg, drawing).text())}`;
  const image = new Image();
  image.src = url;
  await image.decode();
  const [width, height] = [drawing.width * PNG_SCALE, drawing.height * PNG_SCALE];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob();
}

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
