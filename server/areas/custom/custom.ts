import { customCalls } from '@kedai/contract/calls/custom';
import { type CachedRoute, cachedRoute } from '../../boundary/cache/cachedRoute';
import type { AppDeps } from '../../boundary/deps';
import { listSliderImages } from '../../store/sliders';

/** The call of the custom area: the slider pictures in their order. */
export const customRoutes = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, customCalls.getSliderImages, {
    read: () => listSliderImages(deps.db),
    bodyOf: (sliderImages) => ({ sliderImages }),
  });
