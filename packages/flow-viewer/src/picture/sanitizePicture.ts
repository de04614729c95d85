import type { Picture } from '../model/picture';
import { copyInert, emptyDocument, safeStyle, serialize } from './inertCopy';

/**
 * Sanitizes a picture, because a recording may come from another person: copies what is allowed, and nothing else.
 * @returns the picture, and the paths of its images
 */
export function sanitizePicture(picture: Picture): Picture {
  if (picture.html === '') return picture;
  const page = documentOf(picture.html);
  return { ...picture, html: serialize(page, cssOf(page)) };
}

/** A sanitized document of a picture. Its text is already masked. */
export function documentOf(html: string): Document {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const page = emptyDocument();
  const body = copyInert(source.body, page, {
    text: (text) => text,
    state: (_name, value) => (value.length <= MAX_STATE_LENGTH ? value : null),
  });
  if (body !== null) page.body.replaceWith(body);
  for (const name of ['class', 'lang', 'dir']) {
    const value = source.documentElement.getAttribute(name);
    if (value !== null) page.documentElement.setAttribute(name, value);
  }
  const style = page.createElement('style');
  style.textContent = safeStyle(source.head.querySelector('style')?.textContent ?? '');
  page.head.replaceChildren(style);
  return page;
}

/** The CSS of a document that `documentOf` returned. */
export const cssOf = (page: Document): string => page.querySelector('style')?.textContent ?? '';

const MAX_STATE_LENGTH = 40;
