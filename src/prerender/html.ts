/** Escapes a text for an attribute of an HTML element. */
export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON for a script element. No text in it can end the element. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** `pagePictures` as `page-pictures`, for the names of attributes and chunks. */
export const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
