import { outletCalls } from '@kedai/contract/calls/outlet';
import { type CachedRoute, cachedRoute } from '../../boundary/cache/cachedRoute';
import type { AppDeps } from '../../boundary/deps';
import { listOutlets } from '../../store/outlets';
import { translate } from '../../store/translate';

/** The call of the outlet area: all outlets in the shop's order. */
export const outletRoutes = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, outletCalls.outletList, {
    read: () => listOutlets(deps.db),
    bodyOf: (rows, language) => ({
      outlets: rows.map(({ position: _, translations, ...outlet }) => ({
        ...outlet,
        ...translate({ title: outlet.title }, translations, language),
      })),
    }),
  });
