import { maskedText } from '../model/mask';
import { MAX_PICTURE_LENGTH, type Picture } from '../model/picture';
import { type CopyRules, copyInert, emptyDocument, safeStyle, serialize } from './inertCopy';
import { usedCss } from './usedCss';

/** What may be seen in pictures. Without a rule that allows it, every text is masked and every image is left out. */
export interface PictureOptions {
  /** Whether a text comes from the program, not from a person. */
  readonly isPublicText: (text: string, element: Element) => boolean;
  /** Whether an image of the site shows no person's data. */
  readonly isPublicImage: (path: string) => boolean;
}

/** A mask that does not tell the length. */
const SECRET = 'xxxxxxxx';

/**
 * Takes a picture of the page: an inert copy of its document as it is now, with the rules of its style sheets that apply. Texts
 * are masked unless they are public, typed texts always.
 */
export function takePicture(step: number, options: PictureOptions): Picture {
  const page = emptyDocument();
  const css = usedCss(document);
  const body = copyInert(document.body, page, createRules(options, css));
  if (body !== null) page.body.replaceWith(body);
  page.documentElement.className = document.documentElement.className;
  page.documentElement.lang = document.documentElement.lang;
  const html = serialize(page, `${safeStyle(css)}\n${placeCss()}`);
  const size = { step, width: window.innerWidth, height: window.innerHeight };
  return html.length <= MAX_PICTURE_LENGTH
    ? { ...size, html }
    : { ...size, html: '', missing: 'too-large' };
}

function createRules({ isPublicText, isPublicImage }: PictureOptions, css: string): CopyRules {
  const typed = typedTexts();
  const text = (shown: string, element: Element): string => {
    const trimmed = shown.trim();
    if (trimmed === '') return shown;
    return !typed.has(trimmed) && isPublicText(trimmed, element) ? shown : maskedText(shown);
  };
  return {
    text,
    // The style sheets contain the values that the program uses.
    state: (name, value) => {
      if (css.includes(`[${name}="${value}"]`)) return value;
      return css.includes(`[${name}]`) ? '' : null;
    },
    finish(source, copy) {
      if (source instanceof HTMLImageElement) {
        const path = pathOf(source.currentSrc);
        if (path !== null && isPublicImage(path)) copy.setAttribute('data-image', path);
      }
      if (source instanceof HTMLDialogElement && source.matches(':modal'))
        copy.setAttribute('data-modal', '');
      return finishField(source, copy, text);
    },
  };
}

/** Shows the state of a form field in its copy. @returns whether it is a field */
function finishField(source: Element, copy: Element, text: CopyRules['text']): boolean {
  if (source instanceof HTMLInputElement) {
    copy.removeAttribute('value');
    copy.toggleAttribute('checked', source.checked);
    if (source.type === 'checkbox' || source.type === 'radio') return true;
    // A masked date or number is not valid in a field of its own type.
    if (source.type !== 'password') copy.setAttribute('type', 'text');
    const masked = source.type === 'password' ? SECRET : maskedText(source.value);
    if (source.value !== '' && source.type !== 'file') copy.setAttribute('value', masked);
    return true;
  }
  if (source instanceof HTMLTextAreaElement) {
    copy.textContent = maskedText(source.value);
    return true;
  }
  if (!(source instanceof HTMLSelectElement)) return false;
  const [chosen] = source.selectedOptions;
  const option = copy.ownerDocument.createElement('option');
  option.textContent = text(chosen?.text ?? '', source);
  copy.replaceChildren(option);
  return true;
}

/** What the fields of the page contain. */
const typedTexts = (): ReadonlySet<string> =>
  new Set(
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type=checkbox], [type=radio]), textarea',
      ),
    ].map(({ value }) => value.trim()),
  );

/** The path of an address of this site; null for others. */
function pathOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  return origin === window.location.origin && search === '' ? pathname : null;
}

/** Places the copy where the page is scrolled to. Modal dialogs are above it, and nothing moves. */
const placeCss = () => `
body { position: relative; top: ${-Math.round(window.scrollY)}px; }
dialog[data-modal] { position: fixed; inset: 0; margin: auto; z-index: 2147483647; }
*, *::before, *::after { animation: none !important; transition: none !important; }`;
