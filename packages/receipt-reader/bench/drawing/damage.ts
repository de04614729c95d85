import type { Damage } from '../samples/types';
import { withOrientation } from './exif';

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('The canvas has no 2D context.');
  ctx.imageSmoothingQuality = 'high';
  return { canvas, ctx };
}

export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.'))),
      type,
      quality,
    ),
  );
}

async function applyMessenger(source: HTMLCanvasElement, long: number, times: number) {
  const scale = Math.min(1, long / Math.max(source.width, source.height));
  let { canvas, ctx } = newCanvas(source.width * scale, source.height * scale);
  ctx.drawImage(source, 0, 0, canvas.width, canvas.height);
  for (let time = 0; time < times; time += 1) {
    const bitmap = await createImageBitmap(
      await encodeCanvas(canvas, 'image/jpeg', 0.5 - time * 0.05),
    );
    ({ canvas, ctx } = newCanvas(bitmap.width, bitmap.height));
    ctx.drawImage(bitmap, 0, 0);
    bitmap.close();
  }
  return canvas;
}

function crop(source: HTMLCanvasElement, top: number, bottom: number) {
  const { canvas, ctx } = newCanvas(source.width, source.height * (1 - top - bottom));
  ctx.drawImage(source, 0, -source.height * top);
  return canvas;
}

/** Makes each strip narrower towards the top, like a screen photographed at an angle. */
function applyKeystone(source: HTMLCanvasElement, keystone: number) {
  const { canvas, ctx } = newCanvas(source.width, source.height);
  const strip = 4;
  for (let y = 0; y < source.height; y += strip) {
    const width = source.width * (1 - keystone * (1 - y / source.height));
    const left = (source.width - width) / 2;
    ctx.drawImage(source, 0, y, source.width, strip, left, y, width, strip);
  }
  return canvas;
}

/** Simulates a photograph of a screen: perspective, rotation, blur, uneven light and noise. */
function applyPhoto(
  source: HTMLCanvasElement,
  { tilt, keystone, blur }: Extract<Damage, { kind: 'photo' }>,
) {
  const margin = source.width * 0.12;
  const { canvas, ctx } = newCanvas(source.width + 2 * margin, source.height + 2 * margin);
  ctx.fillStyle = '#6d5a4a';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate((tilt * Math.PI) / 180);
  ctx.filter = `blur(${blur}px)`;
  ctx.drawImage(applyKeystone(source, keystone), -source.width / 2, -source.height / 2);
  ctx.filter = 'none';
  ctx.resetTransform();
  const light = ctx.createLinearGradient(0, 0, canvas.width, canvas.height);
  light.addColorStop(0, 'rgba(255, 244, 220, 0.16)');
  light.addColorStop(1, 'rgba(0, 0, 20, 0.3)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  addNoise(canvas, ctx);
  return canvas;
}

/** Adds reproducible noise and the faint stripes of a photographed screen. */
function addNoise({ width, height }: HTMLCanvasElement, ctx: CanvasRenderingContext2D): void {
  const pixels = ctx.getImageData(0, 0, width, height);
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
  ctx.putImageData(pixels, 0, 0);
}

/** Rotates the pixels like a camera. `withOrientation` later adds the matching EXIF orientation. */
function rotatePixels(source: HTMLCanvasElement, orientation: 3 | 6 | 8) {
  const sideways = orientation !== 3;
  const { canvas, ctx } = newCanvas(
    sideways ? source.height : source.width,
    sideways ? source.width : source.height,
  );
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate({ 3: Math.PI, 6: -Math.PI / 2, 8: Math.PI / 2 }[orientation]);
  ctx.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

/** Applies damage to a screenshot and encodes the file. */
export async function applyDamage(
  source: HTMLCanvasElement,
  damage: readonly Damage[],
  { type, quality }: { readonly type: string; readonly quality: number },
): Promise<Blob> {
  let canvas = source;
  for (const one of damage) {
    if (one.kind === 'messenger') canvas = await applyMessenger(canvas, one.long, one.times);
    else if (one.kind === 'crop') canvas = crop(canvas, one.top, one.bottom);
    else if (one.kind === 'photo') canvas = applyPhoto(canvas, one);
    else canvas = rotatePixels(canvas, one.orientation);
  }
  const compressed = damage.some(({ kind }) => kind === 'messenger' || kind === 'photo');
  const blob = await encodeCanvas(
    canvas,
    compressed ? 'image/jpeg' : type,
    compressed ? 0.6 : quality,
  );
  const turn = damage.find((one) => one.kind === 'turned');
  return turn === undefined ? blob : withOrientation(blob, turn);
}
