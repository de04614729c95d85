import type { Picture } from '../model/picture';
import { serialize } from './inertCopy';
import { cssOf, documentOf } from './sanitizePicture';

/** The policy of a picture: it loads nothing, its images are in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const MAX_IMAGE_SIZE = 300_000;

/** A document to show in a sandboxed frame: sanitized, with its images inside, since a sandbox may load none of the site. */
export async function srcdocOf({ html }: Picture): Promise<string> {
  const page = documentOf(html);
  const css = cssOf(page);
  const images = [...page.querySelectorAll('img[data-image]')];
  await Promise.all(
    images.map(async (image) => {
      const data = await dataUrlOf(image.getAttribute('data-image') ?? '');
      if (data !== null) image.setAttribute('src', data);
    }),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  return serialize(page, css).replace('<head>', `<head>${policy}`);
}

const loaded = new Map<string, Promise<string | null>>();

/** An image of this site as a data URL; null when there is none. */
function dataUrlOf(path: string): Promise<string | null> {
  const known = loaded.get(path) ?? loadImage(path).catch(() => null);
  loaded.set(path, known);
  return known;
}

async function loadImage(path: string): Promise<string | null> {
  const response = await fetch(path, { credentials: 'omit' });
  const image = await response.blob();
  if (!response.ok || !image.type.startsWith('image/') || image.size > MAX_IMAGE_SIZE) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(image);
  });
}
