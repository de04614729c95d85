/** Longer paths are no links that people pass on. */
const MAX_CHARACTERS = 2000;

/** A path ends with a letter or a digit, and its parts begin with one. Other characters come from the text around a link. */
const trim = (text: string): string =>
  text.replace(/(?<=^|\/)[^\p{L}\p{N}]+/gu, '').replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');

/** Cuts from the first character that ids need not have, such as that of an encoded query. */
const cut = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}/._~-].*$/su, '');

/** A link may have been cut within an encoded character. */
const decode = (segment: string): string =>
  decodeURIComponent(segment.replace(/%(?:[\da-f]?$|(?![\da-f]{2}))/gi, ''));

/**
 * The paths that may be meant by an unknown path, the likeliest first. Programs and people add to a link what comes after it:
 * a full stop, a bracket, a quotation mark, an invisible character, an encoded query. Some write it in capitals.
 */
export function meantPaths(pathname: string): readonly string[] {
  if (pathname.length > MAX_CHARACTERS) return [];
  try {
    const text = pathname.split('/').filter(Boolean).map(decode).join('/');
    const forms = [text, trim(text), trim(cut(trim(text)))];
    const paths = [...forms, ...forms.map((form) => form.toLowerCase())].map(
      (form) => `/${form.split('/').map(encodeURIComponent).join('/')}`,
    );
    return [...new Set(paths)].filter((path) => path !== pathname);
  } catch {
    return [];
  }
}
