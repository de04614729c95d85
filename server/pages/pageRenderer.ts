import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type Language, languageOfPath } from '@kedai/contract/protocol/languages';
import {
  PROGRAM_FILE,
  type PublicPage,
  type RenderedPage,
  renderedPage,
} from '@kedai/contract/protocol/storefrontBuild';
import { Piscina } from 'piscina';
import * as v from 'valibot';
import { memoizeFor } from '../boundary/cache/memoizeFor';
import type { Version } from '../boundary/cache/version';
import type { Fetch } from '../boundary/fetch';
import { fairQueue } from '../boundary/limits/fairQueue';
import { logger } from '../log/logger';
import type { Clock } from '../ports/clock';
import { type CanonicalPage, canonicalPages, templateFile } from './publicPages';

/** The limits of the thread that renders pages. */
export interface RenderingLimits {
  /** The longest time that a page may take, ms. */
  readonly timeoutMs: number;
  /** How long a rendering may wait for the thread, ms. */
  readonly maxWaitMs: number;
  /** Renderings that may wait for the thread. Further ones fail, and their pages are served without data. */
  readonly maxQueue: number;
  /** Of these, those of one network address. */
  readonly maxQueuePerAddress: number;
  /** The memory of the thread, MB. */
  readonly maxMemoryMb: number;
}

const LIMITS: RenderingLimits = {
  timeoutMs: 3000,
  maxWaitMs: 2000,
  maxQueue: 200,
  maxQueuePerAddress: 20,
  maxMemoryMb: 512,
};
/** Short-lived objects of the thread, MB. Its default of 48 MB renders no faster. */
const YOUNG_MB = 16;
/** How long a replaced build may go unnoticed, ms. */
const BUILD_FRESH_MS = 1000;

const worker = fileURLToPath(new URL('./renderWorker.mjs', import.meta.url));

const apiCall = v.object({
  url: v.string(),
  init: v.object({
    method: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.nullish(v.string()),
  }),
  port: v.custom<MessagePort>((value) => typeof value === 'object'),
});

/** Renders pages with their data, by the same React sources as the browser. */
export interface PageRenderer {
  /** Finds the page of a URL; null for a page that is not public. */
  canonical(address: URL): CanonicalPage | null;
  /** Identifies the build that pages are rendered with. A new build may replace it while the server runs. */
  readonly build: Version;
  /**
   * @param version of the catalogue: pages of the same version share the product list
   * @param keys who requests the page, for the queue
   * @param into the languages in which the page of an item exists
   * @returns null when an API call of the page failed
   * @throws when a page takes too long, or too many wait
   */
  render(
    address: URL,
    version: string,
    keys: readonly string[],
    into?: readonly Language[],
  ): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

function openPool(program: string, languages: readonly Language[], maxMemoryMb: number): Piscina {
  const pool = new Piscina({
    workerData: {
      programs: Object.fromEntries(
        languages.map((language) => [
          language,
          {
            program: path.join(program, language, PROGRAM_FILE),
            template: templateFile(program, language),
          },
        ]),
      ),
      pictures: path.join(program.replace(/\.prerender$/, ''), 'pictures'),
    },
    // A thread that was stopped is replaced at once, because pages may wait for it.
    minThreads: 1,
    maxThreads: 1,
    // The thread keeps the product list.
    idleTimeout: Number.POSITIVE_INFINITY,
    // A thread that waits for its next task with `Atomics` never closes the ports of API calls.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: [],
  });
  // Without a listener, a thread that cannot start would end the process.
  pool.on('error', (error) => logger.warn('The thread that renders pages failed.', error));
  return pool;
}

/**
 * Renders in a worker thread, so that rendering does not block the API.
 * @param program the folder of the build's prerender programs, one for each of the languages
 * @param publicPages the pages that they render
 * @param api answers the API calls of the pages, in process
 * @param changedLimits limits that differ from the defaults
 */
export function pageRenderer(
  program: string,
  publicPages: readonly PublicPage[],
  languages: readonly Language[],
  api: Fetch,
  clock: Clock,
  changedLimits: Partial<RenderingLimits> = {},
): PageRenderer {
  const limits = { ...LIMITS, ...changedLimits };
  let opened: { readonly build: string; readonly pool: Piscina } | null = null;
  const currentBuild = memoizeFor({
    read: async () => {
      const templates = languages.map((language) => stat(templateFile(program, language)));
      return { stamp: (await Promise.all(templates)).map(({ mtimeMs }) => mtimeMs).join() };
    },
    clock,
    freshMs: BUILD_FRESH_MS,
  });

  const queue = fairQueue({
    running: 1,
    waiting: limits.maxQueue,
    waitingPerKey: limits.maxQueuePerAddress,
    maxWaitMs: limits.maxWaitMs,
    refuse: () => new Error('Too many pages wait for the thread.'),
  });

  /** The threads with the program of the current build. */
  const currentPool = async (): Promise<Piscina> => {
    const { stamp } = await currentBuild.get();
    if (opened?.build !== stamp) {
      void opened?.pool.destroy();
      opened = { build: stamp, pool: openPool(program, languages, limits.maxMemoryMb) };
    }
    return opened.pool;
  };

  const answerCall = async (message: unknown): Promise<void> => {
    const { url, init, port } = v.parse(apiCall, message);
    try {
      const response = await api(new Request(url, { ...init, body: init.body ?? null }));
      port.postMessage({ status: response.status, text: await response.text() });
    } catch (error) {
      logger.warn('An API call of a page failed.', error);
      port.postMessage({ status: 500, text: '' });
    }
  };

  return {
    canonical: canonicalPages(publicPages, languages),
    build: {
      get: async () => (await currentBuild.get()).stamp,
      fresh: () => currentBuild.fresh()?.stamp ?? null,
    },
    render: (address, version, keys, into) =>
      queue.run(keys, async () => {
        const pool = await currentPool();
        const { port1, port2 } = new MessageChannel();
        port1.on('message', (message) => void answerCall(message));
        try {
          const language = languageOfPath(address.pathname);
          const task = { language, address: address.href, version, into, port: port2 };
          const signal = AbortSignal.timeout(limits.timeoutMs);
          // The task loads the file, so a file that cannot be loaded fails the page and not the process.
          const options = { filename: worker, name: 'render', transferList: [port2], signal };
          return v.parse(v.nullable(renderedPage), await pool.run(task, options));
        } finally {
          port1.close();
        }
      }),
    close: async () => {
      await opened?.pool.destroy();
    },
  };
}
