import type { Damage } from '../looks/types';
import { withOrientation } from './exif';

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas.');
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

export function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))),
      type,
      quality,
    ),
  );
}

async function messenger(source: HTMLCanvasElement, long: number, times: number) {
  const scale = Math.min(1, long / Math.max(source.width, source.height));
  let { canvas, pen } = newCanvas(source.width * scale, source.height * scale);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  for (let time = 0; time < times; time += 1) {
    const bitmap = await createImageBitmap(await encoded(canvas, 'image/jpeg', 0.5 - time * 0.05));
    ({ canvas, pen } = newCanvas(bitmap.width, bitmap.height));
    pen.drawImage(bitmap, 0, 0);
    bitmap.close();
  }
  return canvas;
}

function crop(source: HTMLCanvasElement, top: number, bottom: number) {
  const { canvas, pen } = newCanvas(source.width, source.height * (1 - top - bottom));
  pen.drawImage(source, 0, -source.height * top);
  return canvas;
}

/** A screen that lies farther away at the top: each strip is as much narrower. */
function leaning(source: HTMLCanvasElement, keystone: number) {
  const { canvas, pen } = newCanvas(source.width, source.height);
  const strip = 4;
  for (let y = 0; y < source.height; y += strip) {
    const width = source.width * (1 - keystone * (1 - y / source.height));
    const left = (source.width - width) / 2;
    pen.drawImage(source, 0, y, source.width, strip, left, y, width, strip);
  }
  return canvas;
}

/** A screen on a table: leaning, turned, not quite sharp, unevenly lit, with the grain of a sensor. */
function photo(
  source: HTMLCanvasElement,
  { tilt, keystone, blur }: Extract<Damage, { kind: 'photo' }>,
) {
  const margin = source.width * 0.12;
  const { canvas, pen } = newCanvas(source.width + 2 * margin, source.height + 2 * margin);
  pen.fillStyle = '#6d5a4a';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((tilt * Math.PI) / 180);
  pen.filter = `blur(${blur}px)`;
  pen.drawImage(leaning(source, keystone), -source.width / 2, -source.height / 2);
  pen.filter = 'none';
  pen.resetTransform();
  const light = pen.createLinearGradient(0, 0, canvas.width, canvas.height);
  light.addColorStop(0, 'rgba(255, 244, 220, 0.16)');
  light.addColorStop(1, 'rgba(0, 0, 20, 0.3)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  grain(canvas, pen);
  return canvas;
}

/** Noise that is the same each time, and the faint stripes of a screen in a camera. */
function grain({ width, height }: HTMLCanvasElement, pen: CanvasRenderingContext2D): void {
  const pixels = pen.getImageData(0, 0, width, height);
  const { data } = pixels;
  let seed = 20261121;
  for (let at = 0; at < data.length; at += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const pixel = at / 4;
    const stripes = 4 * Math.sin((pixel % width) * 0.9 + Math.floor(pixel / width) * 0.55);
    const change = ((seed >>> 24) - 128) / 12 + stripes;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = (data[channel] ?? 0) + change;
    }
  }
  pen.putImageData(pixels, 0, 0);
}

/** The pixels as the camera laid them; the note of how to hold them is put in when the file is written. */
function turned(source: HTMLCanvasElement, orientation: 3 | 6 | 8) {
  const sideways = orientation !== 3;
  const { canvas, pen } = newCanvas(
    sideways ? source.height : source.width,
    sideways ? source.width : source.height,
  );
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate({ 3: Math.PI, 6: -Math.PI / 2, 8: Math.PI / 2 }[orientation]);
  pen.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

/** Puts a screenshot through what happened to it, and writes the file. */
export async function damaged(
  drawn: HTMLCanvasElement,
  damage: readonly Damage[],
  { type, quality }: { readonly type: string; readonly quality: number },
): Promise<Blob> {
  let canvas = drawn;
  for (const one of damage) {
    if (one.kind === 'messenger') canvas = await messenger(canvas, one.long, one.times);
    else if (one.kind === 'crop') canvas = crop(canvas, one.top, one.bottom);
    else if (one.kind === 'photo') canvas = photo(canvas, one);
    else canvas = turned(canvas, one.orientation);
  }
  const compressed = damage.some(({ kind }) => kind === 'messenger' || kind === 'photo');
  const blob = await encoded(canvas, compressed ? 'image/jpeg' : type, compressed ? 0.6 : quality);
  const turn = damage.find((one) => one.kind === 'turned');
  return turn === undefined ? blob : withOrientation(blob, turn);
}
