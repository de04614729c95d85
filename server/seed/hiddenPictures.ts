import { existsSync } from 'node:fs';
import path from 'node:path';
import { listPictures } from '../store/contents';
import type { Db } from '../store/database/db';
import type { ShopSeed } from './types';

/** The address of a picture, and what it belongs to, such as `the product "shirt"`. */
interface NamedPicture {
  readonly address: string;
  readonly owner: string;
}

/** The parts of a catalogue that have pictures. */
interface Pictured {
  readonly products: readonly { readonly id: string; readonly images: readonly string[] }[];
  readonly sliderImages: readonly string[];
  readonly news: readonly { readonly id: string; readonly imageUrl?: string | null }[];
}

const picturesOf = ({ products, sliderImages, news }: Pictured): readonly NamedPicture[] => [
  ...products.flatMap(({ id, images }) =>
    images.map((address) => ({ address, owner: `the product "${id}"` })),
  ),
  ...sliderImages.map((address) => ({ address, owner: 'the slider' })),
  ...news.flatMap(({ id, imageUrl }) =>
    imageUrl ? [{ address: imageUrl, owner: `the news item "${id}"` }] : [],
  ),
];

/** A path on the shop's own host. Browsers read `//name` and `/\name` as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Why a browser never shows a picture, as the end of a sentence; null if it does.
 * @param origins other hosts whose pictures the page's policy allows
 */
function reasonHidden(address: string, origins: readonly string[]): string | null {
  if (OWN_PATH.test(address) || address.startsWith('data:image/')) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return 'which is not an address. It must begin with "/" or "https://"';
  }
  if (origins.includes(url.origin)) return null;
  return `whose host the pages do not allow. Add ${url.origin} to PICTURE_HOSTS`;
}

const sentencesOf = (
  pictures: readonly NamedPicture[],
  reasonOf: (address: string) => string | null,
): readonly string[] =>
  pictures.flatMap(({ address, owner }) => {
    const reason = reasonOf(address);
    return reason === null ? [] : [`A picture of ${owner} is "${address}", ${reason}.`];
  });

/** @throws an error that names every picture of a seed that no browser would show */
export function assertPicturesShown(seed: ShopSeed, origins: readonly string[]): void {
  const problems = sentencesOf(picturesOf(seed), (address) => reasonHidden(address, origins));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * A sentence for each stored picture that no browser shows.
 * @param root the folder of the build, with the shop's own pictures
 */
export async function hiddenPictures(
  db: Db,
  { root, origins }: { readonly root: string; readonly origins: readonly string[] },
): Promise<readonly string[]> {
  const isMissing = (address: string) =>
    address.startsWith('/pictures/') &&
    existsSync(path.join(root, 'pictures')) &&
    !existsSync(path.join(root, address));
  return sentencesOf(picturesOf(await listPictures(db)), (address) =>
    isMissing(address) ? 'which does not exist' : reasonHidden(address, origins),
  );
}
