import type { PreloadRequest } from '@kedai/contract/protocol/preload';
import type { DocumentTemplate } from '@kedai/contract/protocol/storefrontBuild';
import { type DocumentData, PAGE_DATA_ID } from '../app/start/startProtocol';
import { escapeAttribute, toKebabCase, toScriptJson } from './html';

/** The rendered content of a page. */
export interface DocumentContent {
  /** The name of the page, as in `DocumentTemplate`. */
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
  const scripts = template.pages[content.name];
  if (scripts === undefined) throw new Error(`The build has no page named "${content.name}".`);
  const attributes = Object.entries({
    main: template.main,
    path: content.path,
    scripts,
    shop: template.shop,
    steps: template.steps,
    preloads: JSON.stringify(content.preloads),
    pagePictures: content.pagePictures,
    promptPictures: content.promptPictures,
  } satisfies DocumentData).map(
    ([name, value]) => `data-${toKebabCase(name)}="${escapeAttribute(value)}"`,
  );
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
