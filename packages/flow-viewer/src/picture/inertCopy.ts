/** Inert copies of documents: an allowlist of elements and attributes, without scripts, links and requests. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const ELEMENTS = words(`
  a abbr address article aside b bdi blockquote body br button caption cite code col colgroup dd del details dfn dialog div dl dt
  em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark menu
  meter nav ol optgroup option output p picture pre progress q s samp search section select small span strong sub summary sup
  table tbody td textarea tfoot th thead time tr u ul var wbr
  svg g path circle ellipse line polyline polygon rect defs clipPath linearGradient radialGradient stop text tspan
`);

/** Attributes whose values come from the program. */
const ATTRIBUTES = words(`
  class dir lang hidden open disabled checked selected multiple type rows cols colspan rowspan width height size min max
  viewBox d fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray transform
  x y x1 x2 y1 y2 cx cy r rx ry points offset stop-color opacity preserveAspectRatio data-modal
`);

/** Attributes with a text that the page shows. */
const TEXT_ATTRIBUTES = words('alt placeholder label value');

/** Elements whose value is a share, not a text. */
const METERS = words('meter progress');

const SVG = 'http://www.w3.org/2000/svg';

/** The path of an image of the same site, without a query. */
const IMAGE_PATH = /^\/(?!\/)[\w./-]+\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** Whether a path is that of an image: the viewer loads it to show a picture. */
export const isImagePath = (path: string): boolean => IMAGE_PATH.test(path) && !path.includes('..');

/** How the elements of a source are copied. */
export interface CopyRules {
  /** The text to show in place of this one. */
  readonly text: (text: string, element: Element) => string;
  /** The value of a `data-` or an `aria-` attribute in the copy; null to leave it out. */
  readonly state: (name: string, value: string) => string | null;
  /** Changes the copy of an element. @returns true when its children are not to be copied */
  readonly finish?: (source: Element, copy: Element) => boolean;
}

/** Copies an element into a document that loads and runs nothing. @returns null for an element that is left out */
export function copyInert(source: Element, into: Document, rules: CopyRules): Element | null {
  const name = source.localName;
  if (!ELEMENTS.has(name)) return null;
  const isSvg = source.namespaceURI === SVG;
  const copy = isSvg ? into.createElementNS(SVG, name) : into.createElement(name);
  for (const attribute of source.attributes) {
    const value = attributeValue(attribute, source, rules);
    if (value !== null) copy.setAttribute(attribute.name, value);
  }
  if (rules.finish?.(source, copy)) return copy;
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      copy.append(into.createTextNode(rules.text(child.textContent ?? '', source)));
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const copied = copyInert(child as Element, into, rules);
      if (copied !== null) copy.append(copied);
    }
  }
  return copy;
}

function attributeValue({ name, value }: Attr, element: Element, rules: CopyRules): string | null {
  if (name === 'data-image') return isImagePath(value) ? value : null;
  if (name === 'value' && METERS.has(element.localName)) return value;
  if (ATTRIBUTES.has(name)) return value.length <= MAX_VALUE_LENGTH ? value : null;
  if (name === 'style') return safeStyle(value);
  if (TEXT_ATTRIBUTES.has(name)) return rules.text(value, element);
  return /^(data|aria)-[a-z-]+$/.test(name) ? rules.state(name, value) : null;
}

/** Longer than the paths of icons. */
const MAX_VALUE_LENGTH = 4_000;

/** CSS that loads nothing: an address becomes `none`, unless the data is in it, and imports are removed. */
export const safeStyle = (css: string): string =>
  css
    .replace(/@import[^;]*;?/gi, '')
    .replace(/(?:url|image-set|image|src)\((?!\s*["']?data:image\/)[^)]*\)/gi, 'none')
    // Nothing in it ends its element.
    .replaceAll('</', '<\\/');

/** A document without content, which loads and runs nothing. */
export const emptyDocument = (): Document => document.implementation.createHTMLDocument('');

/** The document as text. */
export function serialize(page: Document, css: string): string {
  // Not an element with this text: a page with a strict Content Security Policy would report it.
  page.head.replaceChildren();
  const html = page.documentElement.outerHTML;
  return `<!doctype html>${html.replace('<head></head>', () => `<head><style>${css}</style></head>`)}`;
}
