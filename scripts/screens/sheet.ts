import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** px: one picture on the contact sheet, and what is around it */
const tile = { width: 240, height: 420, gap: 12, caption: 22 } as const;
const COLUMNS = 8;
const ROWS = 3;

const shotsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.startsWith('_'))
    .sort();

async function thumbnail(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ width: tile.width })
    .toBuffer()
    .then((small) =>
      sharp(small)
        .resize({ width: tile.width, height: tile.height, fit: 'cover', position: 'top' })
        .toBuffer(),
    );
}

function captions(names: readonly string[]): Buffer {
  const step = { x: tile.width + tile.gap, y: tile.height + tile.gap + tile.caption };
  const words = names.map((name, index) => {
    const x = tile.gap + (index % COLUMNS) * step.x;
    const y = tile.gap + Math.floor(index / COLUMNS) * step.y + tile.height + 16;
    return `<text x="${x}" y="${y}">${name.replace('.png', '')}</text>`;
  });
  const [width, height] = [tile.gap + COLUMNS * step.x, tile.gap + ROWS * step.y];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="14">${words.join('')}</svg>`,
  );
}

/** Contact sheets of a folder of pictures, 24 on each, named `_sheet-1.png` and so on. */
async function montage(folder: string): Promise<void> {
  const names = shotsIn(folder);
  const perSheet = COLUMNS * ROWS;
  for (const old of readdirSync(folder).filter((file) => file.startsWith('_sheet'))) {
    rmSync(path.join(folder, old));
  }
  for (let from = 0; from < names.length; from += perSheet) {
    const part = names.slice(from, from + perSheet);
    const pictures = await Promise.all(
      part.map(async (name, index) => ({
        input: await thumbnail(path.join(folder, name)),
        left: tile.gap + (index % COLUMNS) * (tile.width + tile.gap),
        top: tile.gap + Math.floor(index / COLUMNS) * (tile.height + tile.gap + tile.caption),
      })),
    );
    const words = captions(part);
    const { width = 0, height = 0 } = await sharp(words).metadata();
    await sharp({ create: { width, height, channels: 3, background: '#d8d8d8' } })
      .composite([...pictures, { input: words, left: 0, top: 0 }])
      .png()
      .toFile(path.join(folder, `_sheet-${from / perSheet + 1}.png`));
  }
}

/** One page with every picture of a shop, the widths of a state side by side. */
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

/** Lays the pictures of one shop side by side: contact sheets for each width, and a page with all of them. */
export async function layOut(root: string): Promise<void> {
  const widths = readdirSync(root)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
  for (const width of widths) await montage(path.join(root, String(width)));
  index(root, widths);
}
