import type { PreloadRequest } from '@kedai/contract/protocol/preload';
import { PAGE_DATA_ID } from '../app/start/hydration';
import { escapeAttribute, toScriptJson } from './html';

/** The parts of an HTML document that are the same for all pages of a build. */
export interface DocumentTemplate {
  /** The document without content, with inlined style sheets. */
  readonly html: string;
  /** The code of the inline bootstrap script. */
  readonly bootstrap: string;
  /** URLs of scripts, separated by spaces: the entry, those of every page, and those of each screen. */
  readonly main: string;
  readonly shop: string;
  /** URLs of the scripts of the service selection after its first step. */
  readonly steps: string;
  readonly screens: Readonly<Record<string, string>>;
  /** The public pages: a regular expression of their paths, and the names of the query parameters that they read. */
  readonly publicPages: readonly { readonly path: string; readonly query: readonly string[] }[];
}

/** The rendered content of a page. */
export interface DocumentContent {
  /** The name of the screen, as in `DocumentTemplate`. */
  readonly name: string;
  /** A regular expression of the paths at which the HTML may be shown. */
  readonly path: string;
  /** The requests that the page's program makes as soon as it starts. */
  readonly preloads: readonly PreloadRequest[];
  /** Title, description and metadata. */
  readonly head: string;
  /** Links that preload the main pictures of the page, and of the service prompt. */
  readonly pagePictures: string;
  readonly promptPictures: string;
  readonly styles: string;
  /** The content of `#root`. */
  readonly page: string;
  /** The content of `#service`: the service prompt. */
  readonly prompt: string;
  /** The message for a browser without JavaScript. */
  readonly noscript: string;
  /** The page's data, of which the browser's store is made; absent for a page without data. */
  readonly data?: object;
}

/** Puts the content of a page into the document. @throws an error when the template lacks a place for a part */
export function fillDocument(template: DocumentTemplate, content: DocumentContent): string {
  const scripts = template.screens[content.name];
  if (scripts === undefined) throw new Error(`The build has no screen named "${content.name}".`);
  const attributes = Object.entries({
    main: template.main,
    path: content.path,
    scripts,
    shop: template.shop,
    steps: template.steps,
    preloads: JSON.stringify(content.preloads),
    'page-pictures': content.pagePictures,
    'prompt-pictures': content.promptPictures,
  }).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
  const head = `${content.head}${content.styles}<script>${template.bootstrap}</script>`;
  const data =
    content.data === undefined
      ? ''
      : `<script type="application/json" id="${PAGE_DATA_ID}">${toScriptJson(content.data)}</script>`;
  const insertions: readonly (readonly [RegExp, (match: string) => string])[] = [
    [/<html/, (match) => `${match} ${attributes.join(' ')}`],
    [/<\/head>/, (match) => head + match],
    [/<div id="?service"?>/, (match) => match + content.prompt],
    [/<div id="?root"?>/, (match) => match + content.page],
    [/<\/noscript>/, (match) => content.noscript + match],
    [/<\/body>/, (match) => data + match],
  ];
  return insertions.reduce((html, [pattern, replacement]) => {
    if (!pattern.test(html)) throw new Error(`The document has nothing that matches ${pattern}.`);
    return html.replace(pattern, replacement);
  }, template.html);
}
