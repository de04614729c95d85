import { pathInEnglish } from '@kedai/contract/protocol/languages';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { PROMPT_IDS, PromptTree } from '../app/start/hydrateServicePrompt';
import { basename } from '../language';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import type { AppStore } from '../state/thunk';
import { noscriptText } from '../text/noscript';
import { renderToHtml } from './renderToHtml';

/** The elements for the head, which React renders before the page. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Separates the elements for the head, and the links that preload main pictures, from the body of rendered HTML. */
function splitHead(html: string) {
  const [elements = ''] = HEAD_ELEMENTS.exec(html) ?? [];
  return {
    head: elements.replace(PICTURE_PRELOAD, ''),
    pictures: elements.match(PICTURE_PRELOAD)?.join('') ?? '',
    body: html.slice(elements.length),
  };
}

const neverResolves = () => new Promise<never>(() => undefined);

/** Renders a location, a path of this build's language, with the data of a store, and the service prompt that covers it on a first visit. */
export async function renderContent(
  location: string,
  store: AppStore = createStore({ storage: memoryStorage() }),
) {
  const sheet = new ServerStyleSheet();
  try {
    const page = await renderToHtml(
      sheet.collectStyles(
        <StaticRouter basename={basename} location={location}>
          <App store={store} />
        </StaticRouter>,
      ),
    );
    const prompt = await renderToHtml(
      sheet.collectStyles(
        <PromptTree
          englishPath={pathInEnglish(location)}
          loadSteps={neverResolves}
          reloadPage={neverResolves}
        />,
      ),
      PROMPT_IDS,
    );
    const pageParts = splitHead(page);
    const promptParts = splitHead(prompt);
    return {
      head: pageParts.head + promptParts.head,
      pagePictures: pageParts.pictures,
      promptPictures: promptParts.pictures,
      styles: sheet.getStyleTags(),
      page: pageParts.body,
      prompt: promptParts.body,
      noscript: await renderToHtml(noscriptText),
    };
  } finally {
    sheet.seal();
  }
}
