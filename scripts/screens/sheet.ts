import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The grid of a contact sheet; px. */
interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const CAPTION = 22;

/** Desktop screenshots are wider, so fewer fit in a row. */
const layoutFor = (width: number): Layout =>
  width < 600
    ? { columns: 8, rows: 3, width: 240, height: 420 }
    : { columns: 4, rows: 3, width: 492, height: 420 };

const shotsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.startsWith('_'))
    .sort();

/** The top of a picture, scaled down. */
async function thumbnail(file: string, { width, height }: Layout): Promise<Buffer> {
  const small = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
  return sharp(small.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, small.info.height) })
    .toBuffer();
}

/** The top left corner of the picture at an index. */
const positionOf = (index: number, { columns, width, height }: Layout) => ({
  left: GAP + (index % columns) * (width + GAP),
  top: GAP + Math.floor(index / columns) * (height + GAP + CAPTION),
});

function captions(names: readonly string[], layout: Layout): Buffer {
  const labels = names.map((name, index) => {
    const { left, top } = positionOf(index, layout);
    return `<text x="${left}" y="${top + layout.height + 16}">${name.replace('.png', '')}</text>`;
  });
  const { left: width, top: height } = positionOf(layout.columns * layout.rows, layout);
  const all = GAP + layout.columns * (layout.width + GAP);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(width, all)}" height="${height}" font-family="sans-serif" font-size="14">${labels.join('')}</svg>`,
  );
}

/** Writes contact sheets of a folder of pictures, named `_sheet-1.png` and so on. */
async function writeContactSheets(folder: string): Promise<void> {
  const layout = layoutFor(Number(path.basename(folder)));
  const names = shotsIn(folder);
  const perSheet = layout.columns * layout.rows;
  for (const old of readdirSync(folder).filter((file) => file.startsWith('_sheet'))) {
    rmSync(path.join(folder, old));
  }
  for (let from = 0; from < names.length; from += perSheet) {
    const batch = names.slice(from, from + perSheet);
    const pictures = await Promise.all(
      batch.map(async (name, index) => ({
        input: await thumbnail(path.join(folder, name), layout),
        ...positionOf(index, layout),
      })),
    );
    const labels = captions(batch, layout);
    const { width = 0, height = 0 } = await sharp(labels).metadata();
    await sharp({ create: { width, height, channels: 3, background: '#d8d8d8' } })
      .composite([...pictures, { input: labels, left: 0, top: 0 }])
      .png()
      .toFile(path.join(folder, `_sheet-${from / perSheet + 1}.png`));
  }
}

/** Writes a page with all pictures of a shop, the widths of a state side by side. */
function index(root: string, widths: readonly number[]): void {
  const names = [...new Set(widths.flatMap((width) => shotsIn(path.join(root, String(width)))))];
  const rows = names.sort().map((name) => {
    const pictures = widths
      .filter((width) => existsSync(path.join(root, String(width), name)))
      .map(
        (width) =>
          `<a href="${width}/${name}"><img loading="lazy" width="${Math.round(width / 3.2)}" src="${width}/${name}" alt="${width} px"></a>`,
      );
    return `<h2>${name.replace('.png', '')}</h2><p>${pictures.join(' ')}</p>`;
  });
  writeFileSync(
    path.join(root, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font-family:sans-serif;background:#ddd}img{vertical-align:top;background:#fff}</style>${rows.join('\n')}`,
  );
}

/** Writes an overview of the pictures of one shop: contact sheets for each width, and a page with all of them. */
export async function writeOverview(root: string): Promise<void> {
  const widths = readdirSync(root)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
  for (const width of widths) await writeContactSheets(path.join(root, String(width)));
  index(root, widths);
}
