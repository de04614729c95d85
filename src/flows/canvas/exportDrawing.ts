import type { Drawing } from '../model/drawing';

/** How many px of the picture one px of the drawing takes: sharp on good screens and in documents. */
const PNG_SCALE = 2;

/** The drawing as a file of its own, whole whatever part of it is seen. */
export function svgFile(svg: SVGSVGElement, { width, height }: Drawing): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/**
 * The drawing as a picture.
 * @throws when the browser cannot make it
 */
export async function pngFile(svg: SVGSVGElement, drawing: Drawing): Promise<Blob> {
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(svg, drawing).text())}`;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width * PNG_SCALE;
  canvas.height = drawing.height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser could not make the picture.')),
    );
  });
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
