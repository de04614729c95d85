import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import { customCalls } from '../../../src/contract/custom';
import { KeptAnswer } from '../../boundary/keptAnswer';
import type { AppDeps } from '../../deps';
import { sliders } from '../../store/schema';

/** The call of the custom area: the slider's pictures in their order. */
export function customRoutes(deps: AppDeps): Hono {
  const slider = new KeptAnswer({
    read: async () => {
      const rows = await deps.db.select().from(sliders).orderBy(asc(sliders.position));
      return { sliderImages: rows.map(({ image }) => image) };
    },
    clock: deps.clock,
    freshMs: deps.settings.catalogueFreshMs ?? 0,
  });
  return new Hono().get(customCalls.getSliderImages.path, (http) => slider.answer(http));
}
