import type { Call } from '@kedai/contract/calls/call';
import {
  type Language,
  type LanguageTag,
  languageIds,
  languageOfTag,
  languages,
} from '@kedai/contract/protocol/languages';
import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import type { AppDeps } from '../deps';
import { readRequest } from '../request/request';
import type { ResponseBody } from '../route';
import { CachedResponse } from './cachedResponse';
import type { MemoizeOptions } from './memoizeFor';
import { contentHash } from './version';

/** A GET call that is answered before the guards run. It changes nothing. */
export interface CachedRoute {
  readonly path: string;
  readonly respond: (c: Context) => Promise<Response>;
}

/** Where the response of a cached route comes from. */
interface Source<Row, Body> {
  readonly read: () => Promise<readonly Row[]>;
  readonly bodyOf: (rows: readonly Row[], language: Language) => Body;
  /** Reads the version of the rows, where that is cheaper. */
  readonly readVersion?: MemoizeOptions<object>['readVersion'];
}

/** The translations of a row, if its table has any. */
const translationsOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'translations' in row ? row.translations : null;

/**
 * Caches the response of a call that is the same for everybody, in each language that the call may name. Registers the
 * URLs with `onCachedRoute` for the fast path.
 * @throws when the call is not a GET: it runs before the guards, so another site could make it in the shopper's name
 *
 * @example cachedRoute(deps, customCalls.getSliderImages, { read, bodyOf: (sliderImages) => ({ sliderImages }) })
 */
export function cachedRoute<
  Request extends GenericSchema<
    unknown,
    { readonly language?: LanguageTag | undefined } | undefined
  >,
  Response extends GenericSchema,
  Row,
>(
  deps: AppDeps,
  call: Call<Request, Response>,
  { read, bodyOf, readVersion }: Source<Row, ResponseBody<Response> & object>,
): CachedRoute {
  const { method, path, encoding } = call;
  if (method !== 'GET') throw new Error(`${path} is not a GET call: use route.`);
  const { clock, settings } = deps;
  const freshMs = settings.catalogueFreshMs ?? 0;
  let translations = '';
  const responseIn = (language: Language) =>
    new CachedResponse({
      read: async () => {
        const rows = await read();
        if (language === 'en') translations = contentHash(rows.map(translationsOf));
        return bodyOf(rows, language);
      },
      readVersion,
      clock,
      freshMs,
    });
  const english = responseIn('en');
  deps.onCachedRoute?.(path, english);
  const responses = new Map<Language, CachedResponse>();
  const others = encoding === 'none' ? [] : languageIds.filter((language) => language !== 'en');
  for (const language of others) {
    const response = responseIn(language);
    responses.set(language, response);
    deps.onCachedRoute?.(`${path}?language=${languages[language].tag}`, response);
  }
  // Pages in all languages change with the English list and its translations.
  const versionWith = (etag: string) => etag + translations;
  deps.onPublicData?.({
    get: async () => versionWith(await english.version.get()),
    fresh: () => {
      const etag = english.version.fresh();
      return etag && versionWith(etag);
    },
  });
  return {
    path,
    respond: async (c) => {
      const { request } = await readRequest(c, call, deps.uploads);
      const language = languageOfTag(request?.language) ?? 'en';
      return (responses.get(language) ?? english).respond(c);
    },
  };
}
