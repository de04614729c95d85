import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { englishIn } from '../../server/testing/englishIn';
import { delivery } from '../shopper/service';

const root = path.resolve(import.meta.dirname, '..', '..');
const TEXT_ROOTS = ['src/text', 'src/shop', 'packages/ui/src/text', 'packages/contract/src/text'];

/** The sentences in a value of a text module; not those that its functions write. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

/** The English sentences that a language has in other words. */
const translatedSentences = { ms: sentencesOf('ms'), zh: sentencesOf('zh') };

async function sentencesOf(language: 'ms' | 'zh'): Promise<readonly string[]> {
  const pairs = TEXT_ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [path.join(root, folder, file), path.join(root, folder, language, file)]),
  );
  const sentences = await Promise.all(
    pairs.map(async ([english = '', translation = '']) => {
      const own = new Set(sentencesIn({ ...(await import(translation)) }));
      return sentencesIn({ ...(await import(english)) }).filter((text) => !own.has(text));
    }),
  );
  return sentences.flat();
}

/** What a page says, also to screen readers, without what is marked as English. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('[lang=en], script, style, noscript')) part.remove();
    const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [document.title, ...attributes];
    const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
    return texts;
  });

/** The English texts on a page in another language. */
export async function englishTextsOn(page: Page, language: 'ms' | 'zh'): Promise<string[]> {
  const sentences = await translatedSentences[language];
  // The shopper's own address is in the words of the map.
  const texts = (await textsOf(page)).filter((text) => text !== delivery.suggestion);
  // The words also find sentences that functions and the server write.
  return texts.filter(
    (text) =>
      englishIn(text.replace(/\S+@\S+/g, '')).length > 0 ||
      sentences.some((sentence) => text.includes(sentence)),
  );
}
