/**
 * `npm run pictures -- photo.jpg …`: encodes photos in every size that the shop shows, into `server/seed/pictures/<shop>/`.
 *
 *     npm run pictures -- linen-shirt-1.jpg                         a product picture of the clothing shop
 *     npm run pictures -- --shop bakery --kind news hari-raya.jpg   a picture of a news item
 *     npm run pictures -- --kind banner banner-6.jpg                a banner, in its three crops
 *
 * The name of the photo becomes the name in the data: `/pictures/linen-shirt-1.webp`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodePicture } from './encode';
import { isPictureKind, pictureSizes } from './sizes';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shop: { type: 'string', default: 'clothing' },
      kind: { type: 'string', default: 'product' },
    },
  });
  const { shop, kind } = values;
  const folder = path.resolve(import.meta.dirname, '../../server/seed/pictures', shop);
  if (!existsSync(folder)) throw new Error(`There is no folder of pictures ${folder}.`);
  if (!isPictureKind(kind)) {
    throw new Error(`Choose one of these kinds: ${Object.keys(pictureSizes).join(', ')}.`);
  }
  if (positionals.length === 0) throw new Error('Name a photo: npm run pictures -- photo.jpg');
  for (const file of positionals) {
    const { name } = path.parse(file);
    const files = await encodePicture(await readFile(file), path.join(folder, name), kind);
    console.log(`/pictures/${name}.webp: ${files.join(', ')}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
