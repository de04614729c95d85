import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageIds } from '@kedai/contract/protocol/languages';
import webpack from 'webpack';
import { fromRoot } from '../lib/root.mjs';

/** The folders of texts. The translation of `<root>/a/b.ts` is `<root>/ms/a/b.ts`. */
const textRoots = ['src/text', 'src/shop', 'packages/ui/src/text', 'packages/contract/src/text'];

/**
 * The translation of a file; null for a file that has none, or is one.
 * @param roots the folders of texts, absolute
 */
export function translationOf(
  file: string,
  language: Language,
  roots: readonly string[] = textRoots.map((root) => fromRoot(root)),
): string | null {
  const root = roots.find((folder) => file.startsWith(folder + path.sep));
  if (root === undefined || language === 'en') return null;
  const name = path.relative(root, file);
  const [folder = ''] = name.split(path.sep);
  if (languageIds.some((id) => id === folder)) return null;
  const translation = path.join(root, language, name);
  return existsSync(translation) ? translation : null;
}

/** Whether a file is a translation into the language. */
export const isTranslation = (file: string, language: Language): boolean =>
  language !== 'en' &&
  textRoots.some((root) => file.startsWith(fromRoot(root, language) + path.sep));

/** Compiles the translation in place of each English module of texts. */
export const translatedTexts = (language: Language) =>
  new webpack.NormalModuleReplacementPlugin(/\.tsx?$/, ({ createData, contextInfo }) => {
    const { resource = '', request = '' } = createData ?? {};
    const translation = translationOf(resource, language);
    // A translation may use its English module.
    if (translation === null || translation === contextInfo.issuer) return;
    Object.assign(createData, {
      resource: translation,
      userRequest: translation,
      // Names the loaders too; it identifies the module.
      request: request.replace(resource, translation),
      context: path.dirname(translation),
    });
  });
