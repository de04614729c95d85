import * as v from 'valibot';

/**
 * The folder `<storefront>.prerender/<language>` of a build: `prerender.cjs`, the program that renders pages, and
 * `template.json`, the document that it fills. The shop's server renders pages with both.
 */
export const PROGRAM_FILE = 'prerender.cjs';
export const TEMPLATE_FILE = 'template.json';

/** A page that is the same for everybody. */
const publicPage = v.object({
  /** The pattern of its paths, such as `/product/:productId`. */
  pattern: v.string(),
  /** The names of the query parameters that it reads. */
  query: v.array(v.string()),
});

export type PublicPage = v.InferOutput<typeof publicPage>;

/** The parts of an HTML document that are the same for all pages of a build. */
export const documentTemplate = v.object({
  /** The document without content, with inlined style sheets. */
  html: v.string(),
  /** The code of the inline bootstrap script. */
  bootstrap: v.string(),
  /** URLs of scripts, separated by spaces: the entry, those of every page, and those of each page by its name. */
  main: v.string(),
  shop: v.string(),
  pages: v.record(v.string(), v.string()),
  /** URLs of the scripts of the service selection after its first step. */
  steps: v.string(),
  publicPages: v.array(publicPage),
});

export type DocumentTemplate = v.InferOutput<typeof documentTemplate>;

/** A page that was rendered with its data. */
export const renderedPage = v.object({
  html: v.string(),
  /** 404 when the shop has no such product or news item. */
  status: v.picklist([200, 404]),
  /** False for URLs of which there are too many. */
  isCacheable: v.boolean(),
  /** The code of the only inline script that may run: that of the template. */
  bootstrap: v.string(),
});

export type RenderedPage = v.InferOutput<typeof renderedPage>;

/** A regular expression of the paths of a pattern. @param prefix of all paths */
export const pathExpression = (pattern: string, prefix = ''): string =>
  `^${prefix}${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;
