import { customCalls } from '@kedai/contract/calls/custom';
import { type CachedRoute, cachedRoute } from '../../boundary/cachedRoute';
import type { AppDeps } from '../../deps';
import { listSliderImages } from '../../store/sliders';

/** The call of the custom area: the slider pictures in their order. */
export const customRoutes = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, customCalls.getSliderImages, async () => ({
    sliderImages: await listSliderImages(deps.db),
  }));
