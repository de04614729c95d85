import type { WorkboxPlugin } from 'workbox-core';
import { isHashedFile, isPage, isPicture, isPublicCall, type RequestedUrl } from './matchers';
import {
  API_CACHE,
  bypassInFailureLab,
  cacheKeyByPath,
  notifyClients,
  only200,
  onlyOwnPages,
  onlySuccessBody,
  rejectHtml,
  staleOnServerError,
} from './plugins';

/** How long the network may take before a cached API response is used, s. */
export const API_TIMEOUT_S = 4;
/** The same for a page, s. It is shorter because the shopper sees nothing at all until the page arrives. */
const PAGE_TIMEOUT_S = 2;

/** Which GET requests are cached, and how. */
export interface CacheRule {
  readonly matches: (requested: RequestedUrl) => boolean;
  readonly cacheName: string;
  readonly strategy: 'cacheFirst' | 'staleWhileRevalidate' | 'networkFirst';
  /** The oldest entries beyond this number are removed. */
  readonly maxEntries: number;
  /** How long `networkFirst` waits before it uses a cached response, s; without it, until the network answers. */
  readonly networkTimeoutS?: number;
  readonly plugins: readonly WorkboxPlugin[];
}

/** Everything that is cached is the same for every visitor. The worker ignores all other GET requests. */
export const cacheRules: readonly CacheRule[] = [
  {
    matches: isHashedFile,
    cacheName: 'files',
    strategy: 'cacheFirst',
    maxEntries: 160,
    plugins: [only200, rejectHtml],
  },
  {
    matches: isPicture,
    cacheName: 'pictures',
    strategy: 'staleWhileRevalidate',
    maxEntries: 200,
    plugins: [only200, rejectHtml],
  },
  {
    matches: isPublicCall,
    cacheName: API_CACHE,
    strategy: 'networkFirst',
    maxEntries: 30,
    networkTimeoutS: API_TIMEOUT_S,
    plugins: [only200, onlySuccessBody, staleOnServerError, bypassInFailureLab, notifyClients],
  },
  {
    matches: isPage,
    cacheName: 'pages',
    strategy: 'networkFirst',
    maxEntries: 40,
    networkTimeoutS: PAGE_TIMEOUT_S,
    plugins: [only200, onlyOwnPages, cacheKeyByPath, notifyClients],
  },
];
