import {
  type Language,
  languageOfPath,
  pathInEnglish,
  pathInLanguage,
} from '@kedai/contract/protocol/languages';
import { language, shopLanguages } from '../../language';
import { localStore } from '../../state/device/storage';

const STORAGE_KEY = 'kedai:language';

/** The URL in a language of the page that is shown, with its query. */
const shownPageIn = (chosen: Language): string =>
  pathInLanguage(chosen, pathInEnglish(location.pathname)) + location.search + location.hash;

/**
 * Remembers the language of a page that a link on a page of another language opened. Only language links lead there, and
 * one that is opened in a new tab has no `click`.
 */
export function rememberLinkedLanguage(): void {
  const [, from] = document.referrer.split(`${location.origin}/`);
  if (from !== undefined && languageOfPath(`/${from}`) !== language) {
    localStore.setItem(STORAGE_KEY, language);
  }
}

/**
 * The URL in the remembered language of a visitor who opens exactly `/`; null to stay. Other URLs lead where they say, so
 * that a shared link shows the same to everybody.
 */
export function rememberedHome(): string | null {
  if (language !== 'en' || location.pathname !== '/') return null;
  const remembered = localStore.getItem(STORAGE_KEY);
  const chosen = shopLanguages.find((each) => each === remembered) ?? 'en';
  return chosen === 'en' ? null : shownPageIn(chosen);
}

/** Lets the language links lead to the page that is shown now, with its query, and remembers the choice. */
export function followLanguageLinks(): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a[data-language]');
        if (!(link instanceof HTMLAnchorElement)) return;
        const chosen = link.dataset.language as Language;
        link.href = shownPageIn(chosen);
        if (type === 'click') localStore.setItem(STORAGE_KEY, chosen);
      },
      true,
    );
  }
}
