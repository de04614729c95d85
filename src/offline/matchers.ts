import type { AnyCall } from '@kedai/contract/calls/call';
import { customCalls } from '@kedai/contract/calls/custom';
import { newsCalls } from '@kedai/contract/calls/news';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { HASHED_FILE } from '@kedai/contract/protocol/hashedFile';
import type { RouteMatchCallbackOptions } from 'workbox-core';

export type RequestedUrl = Pick<RouteMatchCallbackOptions, 'url' | 'sameOrigin'>;

const publicPaths: ReadonlySet<string> = new Set(
  [productCalls, customCalls, outletCalls, newsCalls]
    .flatMap((area) => Object.values<AnyCall>(area))
    .filter(({ audience, method }) => audience === 'public' && method === 'GET')
    .map(({ path }) => path),
);

export const isHashedFile = ({ url, sameOrigin }: RequestedUrl): boolean =>
  sameOrigin && HASHED_FILE.test(url.pathname);

/**
 * A picture, an icon or the manifest. Payment codes are left out: with an outdated one, the shopper would pay somebody else.
 */
export const isPicture = ({ url, sameOrigin }: RequestedUrl): boolean =>
  sameOrigin &&
  /^\/(pictures|icons)\/|^\/favicon\.svg$|^\/([a-z]{2}\/)?manifest\.webmanifest$/.test(
    url.pathname,
  );

export const isPublicCall = ({ url, sameOrigin }: RequestedUrl): boolean =>
  sameOrigin && publicPaths.has(url.pathname);

/** A page of the shop, whose HTML is the same for every visitor, or the flow viewer. The counter and other developer tools are left out. */
export const isPage = ({ url, sameOrigin }: RequestedUrl): boolean =>
  sameOrigin && !/^\/(api|dev|counter)(\/|$)|^\/flows\/|\.\w+$/.test(url.pathname);
