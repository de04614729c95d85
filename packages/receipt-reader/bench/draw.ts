import type { Page } from 'playwright-core';
import type { Block, Damage, Sample } from './samples';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The qualities of a JPEG. A messenger compresses a picture again each time that it is sent on. */
const SCREENSHOT_QUALITY = 85;
const CAMERA_QUALITY = 60;
const MESSENGER_QUALITIES = [50, 45, 40];
/** The table around a photographed screen, as a fraction of its width. */
const MARGIN = 0.12;
const TURNS = { 3: 180, 6: -90, 8: 90 } as const;
const ACCENTS = ['#0b4fa8', '#0a8f5b', '#b3261e', '#5b2a86'];
/** Blocks with a label. `fact`: one of a receipt, whose place depends on the layout. */
const LABELLED = /^(row|dense|stack|fact .*)$/;

/** Draws a picture in the open `picture.html`, and damages it. @returns the file */
export async function draw(page: Page, sample: Sample): Promise<Buffer> {
  const { width, layout, dark, contrast, font, name, damage } = sample;
  const accent = ACCENTS[name.length % ACCENTS.length] ?? '';
  await show(
    page,
    `${layout} ${dark ? 'dark' : ''}`,
    `--accent: ${accent}; --contrast: ${contrast}; font-family: '${font}', sans-serif`,
    sample.blocks.map(htmlOf).join(''),
  );
  let size: Size = { width, height: Math.round(width * (layout === 'desk' ? 0.5 : 2)) };
  const isJpeg = sample.type === 'image/jpeg' && damage.length === 0;
  let bytes = await photograph(page, size, isJpeg ? SCREENSHOT_QUALITY : undefined);
  for (const one of damage) {
    const { style, qualities = [undefined], ...damaged } = frameOf(one, size);
    size = { width: Math.round(damaged.width), height: Math.round(damaged.height) };
    for (const quality of qualities) {
      await show(page, `damaged ${one.kind}`, style, `<img src="${dataUrl(bytes)}">`);
      bytes = await photograph(page, size, quality);
    }
  }
  const turn = damage.find(({ kind }) => kind === 'turned');
  return turn?.kind === 'turned' ? withOrientation(bytes, turn) : bytes;
}

const dataUrl = (bytes: Buffer) =>
  `data:image/${bytes[0] === 0xff ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function htmlOf([kind, ...texts]: Block): string {
  const [label, lines] = LABELLED.test(kind) ? [texts[0] ?? '', texts.slice(1)] : [null, texts];
  const labelHtml = label === null ? '' : `<i>${escaped(label)}</i>`;
  const initial = lines[0]?.[0] ?? '';
  return `<p class="${kind}" data-initial="${initial}">${labelHtml}<b>${escaped(lines.join('\n'))}</b></p>`;
}

async function show(page: Page, name: string, style: string, html: string): Promise<void> {
  await page.evaluate(
    async (shown) => {
      document.body.className = shown.name;
      document.body.style.cssText = shown.style;
      document.body.innerHTML = shown.html;
      for (const weight of [400, 600, 700]) await document.fonts.load(`${weight} 20px Figtree`);
      for (const image of document.images) await image.decode();
    },
    { name, style, html },
  );
}

/** @param quality of a JPEG; absent: a PNG */
async function photograph(page: Page, size: Size, quality: number | undefined): Promise<Buffer> {
  await page.setViewportSize(size);
  return page.screenshot(quality === undefined ? {} : { type: 'jpeg', quality });
}

/** How `picture.html` shows a picture of this size with a damage. Without qualities the result is a PNG. */
function frameOf(
  damage: Damage,
  { width, height }: Size,
): Size & { readonly style: string; readonly qualities?: readonly number[] } {
  const size = `--width: ${width}px; --height: ${height}px`;
  switch (damage.kind) {
    case 'messenger': {
      const scale = Math.min(1, damage.long / Math.max(width, height));
      const qualities = MESSENGER_QUALITIES.slice(0, damage.times);
      return { width: width * scale, height: height * scale, style: '', qualities };
    }
    case 'crop': {
      const { top, bottom } = damage;
      return { width, height: height * (1 - top - bottom), style: `${size}; --top: ${top}` };
    }
    case 'photo': {
      const margins = 2 * MARGIN * width;
      const { tilt, lean, blur } = damage;
      return {
        width: width + margins,
        height: height + margins,
        style: `${size}; --tilt: ${tilt}deg; --lean: ${lean}deg; --blur: ${blur}px`,
        qualities: [CAMERA_QUALITY],
      };
    }
    case 'turned': {
      const { orientation } = damage;
      return {
        ...(orientation === 3 ? { width, height } : { width: height, height: width }),
        style: `${size}; --turn: ${TURNS[orientation]}deg`,
        qualities: [SCREENSHOT_QUALITY],
      };
    }
  }
}

const SOI_BYTES = 2;

/** Adds an EXIF orientation to a JPEG, directly after its first marker. */
function withOrientation(
  jpeg: Buffer,
  { orientation, littleEndian }: Extract<Damage, { kind: 'turned' }>,
): Buffer {
  const tiff = Buffer.alloc(26);
  const view = new DataView(tiff.buffer, tiff.byteOffset);
  const word = (at: number, value: number) => view.setUint16(at, value, littleEndian);
  const long = (at: number, value: number) => view.setUint32(at, value, littleEndian);
  word(0, littleEndian ? 0x4949 : 0x4d4d);
  word(2, 42);
  long(4, 8);
  word(8, 1);
  // Tag 0x0112 (orientation), of type 3 (one 16-bit number).
  word(10, 0x0112);
  word(12, 3);
  long(14, 1);
  word(18, orientation);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = 2 + exif.length;
  const marker = Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]);
  return Buffer.concat([jpeg.subarray(0, SOI_BYTES), marker, exif, jpeg.subarray(SOI_BYTES)]);
}
