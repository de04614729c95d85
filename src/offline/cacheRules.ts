import type { WorkboxPlugin } from 'workbox-core';
import { isHashedFile, isPage, isPicture, isPublicCall, type RequestedUrl } from './matchers';
import {
  API_CACHE,
  bypassInFailureLab,
  cacheKeyByPath,
  notifyClients,
  onlyFiles,
  onlyOwnPages,
  onlySuccessBody,
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
  readonly strategy: 'CacheFirst' | 'StaleWhileRevalidate' | 'NetworkFirst';
  readonly maxEntries: number;
  /** How long `NetworkFirst` waits before it uses a cached response, s; without it, until the network answers. */
  readonly networkTimeoutS?: number;
  readonly plugins: readonly WorkboxPlugin[];
}

/** Everything that is cached is the same for every visitor. The worker ignores all other GET requests. */
export const cacheRules: readonly CacheRule[] = [
  {
    matches: isHashedFile,
    cacheName: 'files',
    strategy: 'CacheFirst',
    maxEntries: 160,
    plugins: [onlyFiles],
  },
  {
    matches: isPicture,
    cacheName: 'pictures',
    strategy: 'StaleWhileRevalidate',
    maxEntries: 200,
    plugins: [onlyFiles],
  },
  {
    matches: isPublicCall,
    cacheName: API_CACHE,
    strategy: 'NetworkFirst',
    maxEntries: 30,
    networkTimeoutS: API_TIMEOUT_S,
    plugins: [onlySuccessBody, staleOnServerError, bypassInFailureLab, notifyClients],
  },
  {
    matches: isPage,
    cacheName: 'pages',
    strategy: 'NetworkFirst',
    maxEntries: 40,
    networkTimeoutS: PAGE_TIMEOUT_S,
    plugins: [onlyOwnPages, cacheKeyByPath, notifyClients],
  },
];
