import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kedai/contract/protocol/languages';

const ROOTS = ['src/text', 'src/shop', 'packages/ui/src/text', 'packages/contract/src/text'];

/** Loads the texts of a language in this test file, as a build of the language does. Call it before the first import of a text. */
export function translateTexts(language: Exclude<Language, 'en'>): void {
  process.env.LANGUAGE = language;
  for (const root of ROOTS) {
    const folder = path.resolve(root, language);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const english = path.resolve(root, file);
      if (!existsSync(english) || !file.endsWith('.ts')) continue;
      jest.doMock(english, () => jest.requireActual(path.join(folder, file)));
    }
  }
}
