import { slotCalls } from '@kedai/contract/calls/slots';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppDeps } from '../../boundary/deps';
import { nameLanguage } from '../../boundary/language';
import { route } from '../../boundary/route';
import type { ServerText } from '../../text/serverText';
import { countTaken } from './places';
import { readSlotRules } from './slotRules';
import { addDays, type SlotView, viewDay } from './slotState';

const toSlots = (slots: readonly SlotView[], text: ServerText) =>
  slots.map(({ reason, ...slot }) => ({ ...slot, ...(reason && { reason: reason(text) }) }));

/** The call that says which slots can be chosen. */
export function slotRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const call = slotCalls.getSlots;
  app.use(call.path, etag({ weak: true }));
  route(app, deps, call, async ({ request, db, now, c, text }) => {
    const dates = Array.from({ length: Number(request.days) }, (_, index) =>
      addDays(request.from, index),
    );
    const rules = await readSlotRules(db);
    const [from, until] = [request.from, dates.at(-1) ?? request.from];
    const taken = await countTaken(db, rules, { from, until, now });
    // A place may be gone in a second, so a browser asks each time whether its response is still right.
    c.header('cache-control', 'no-cache');
    nameLanguage(c);
    const facts = { rules, taken, now };
    return {
      days: dates.map((date) => ({
        date,
        pickup: toSlots(viewDay('pickup', date, facts), text),
        delivery: toSlots(viewDay('delivery', date, facts), text),
      })),
    };
  });
  return app;
}
