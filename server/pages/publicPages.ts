import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  documentTemplate,
  type PublicPage,
  pathExpression,
  TEMPLATE_FILE,
} from '@kedai/contract/protocol/storefrontBuild';
import * as v from 'valibot';

/** The template of a build. @param program the folder of its prerender program */
export const templateFile = (program: string): string => path.join(program, TEMPLATE_FILE);

/** Reads which pages are public from the build; none without a build. */
export function readPublicPages(program: string): readonly PublicPage[] {
  const file = templateFile(program);
  if (!existsSync(file)) return [];
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return v.parse(v.pick(documentTemplate, ['publicPages']), json).publicPages;
}

/** A public page at a URL without the query parameters that it does not read. */
export interface CanonicalPage {
  readonly address: URL;
  /** The page of a product or a news item. All others exist in every shop. */
  readonly isItem: boolean;
}

/** @returns finds the page of a URL; null for a page that is not public */
export function canonicalPages(
  publicPages: readonly PublicPage[],
): (address: URL) => CanonicalPage | null {
  const pages = publicPages.map((page) => ({
    ...page,
    expression: new RegExp(pathExpression(page.pattern)),
  }));
  return (address) => {
    const page = pages.find(({ expression }) => expression.test(address.pathname));
    if (page === undefined) return null;
    const query = new URLSearchParams(
      [...address.searchParams].filter(([name]) => page.query.includes(name)),
    );
    const pathname = address.pathname.replace(/(?<=.)\/+$/, '');
    const canonical = new URL(address.origin + pathname + (query.size > 0 ? `?${query}` : ''));
    return { address: canonical, isItem: page.pattern.includes(':') };
  };
}
