import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Language,
  languageIds,
  languageOfPath,
  languages,
} from '@kedai/contract/protocol/languages';
import {
  documentTemplate,
  type PublicPage,
  pathExpression,
  TEMPLATE_FILE,
} from '@kedai/contract/protocol/storefrontBuild';
import * as v from 'valibot';

/** The template of a build in a language. @param program the folder of its prerender programs */
export const templateFile = (program: string, language: Language): string =>
  path.join(program, language, TEMPLATE_FILE);

/** The languages of a build. @param program the folder of its prerender programs */
export const builtLanguages = (program: string): readonly Language[] =>
  languageIds.filter((language) => existsSync(templateFile(program, language)));

/** Reads which pages are public from the build; none without a build. */
export function readPublicPages(program: string): readonly PublicPage[] {
  const file = templateFile(program, 'en');
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

/** @returns finds the page of a URL in any of the languages; null for a page that is not public */
export function canonicalPages(
  publicPages: readonly PublicPage[],
  inLanguages: readonly Language[],
): (address: URL) => CanonicalPage | null {
  const pages = inLanguages.flatMap((language) => {
    const { prefix } = languages[language];
    return publicPages.map((page) => ({
      ...page,
      language,
      expression: new RegExp(pathExpression(page.pattern, prefix)),
      /** Home is at `/ms/` only, as its links say. */
      home: page.pattern === '/' ? `${prefix}/` : null,
    }));
  });
  return (address) => {
    const page = pages.find(
      ({ language, expression }) =>
        language === languageOfPath(address.pathname) && expression.test(address.pathname),
    );
    if (page === undefined || address.pathname === page.home?.slice(0, -1)) return null;
    const query = new URLSearchParams(
      [...address.searchParams].filter(([name]) => page.query.includes(name)),
    );
    const pathname = page.home ?? address.pathname.replace(/(?<=.)\/+$/, '');
    const canonical = new URL(address.origin + pathname + (query.size > 0 ? `?${query}` : ''));
    return { address: canonical, isItem: page.pattern.includes(':') };
  };
}
