import { asc } from 'drizzle-orm';
import { customCalls } from '../../../src/contract/custom';
import { type CachedRoute, cachedRoute } from '../../boundary/cachedRoute';
import type { AppDeps } from '../../deps';
import { sliders } from '../../store/schema';

/** The call of the custom area: the slider pictures in their order. */
export const customRoutes = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, customCalls.getSliderImages, async () => {
    const rows = await deps.db.select().from(sliders).orderBy(asc(sliders.position));
    return { sliderImages: rows.map(({ image }) => image) };
  });
