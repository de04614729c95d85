import type { RouteMatchCallbackOptions } from 'workbox-core';
import { customCalls } from '../contract/custom';
import { newsCalls } from '../contract/news';
import { outletCalls } from '../contract/outlet';
import { productCalls } from '../contract/product';

export type Asked = Pick<RouteMatchCallbackOptions, 'url' | 'sameOrigin'>;

/** Calls whose answers are the same for everybody. */
const publicCalls: ReadonlySet<string> = new Set([
  productCalls.list.path,
  customCalls.getSliderImages.path,
  outletCalls.outletList.path,
  newsCalls.all.path,
]);

/** A name with a hash in it never means other bytes. */
export const isHashedFile = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/assets\/.*\.[0-9a-f]{8,}\.\w+$/.test(url.pathname);

/** A picture of the shop, its icons and its manifest. Not the code that is paid by: an old one would pay somebody else. */
export const isPicture = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/(pictures|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/.test(url.pathname);

export const isPublicAnswer = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && publicCalls.has(url.pathname);

/** A page of the shop: its HTML is the same for everybody. Not the tools of developers. */
export const isPage = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && !/^\/(api|dev|flows)(\/|$)|\.\w+$/.test(url.pathname);
