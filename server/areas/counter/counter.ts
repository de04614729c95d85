import { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { counterSlotRoutes } from '../slots/counterSlots';
import { counterDayRoutes } from './day';
import { exampleOrderRoutes } from './exampleOrders';
import { counterMailRoutes } from './mails';
import { counterOrderRoutes } from './orders';
import { counterPrintRoutes } from './print';
import { counterSessionRoutes } from './session';

/** The calls of the counter, which only staff use. Not part of spec §7. */
export function counterRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  counterSessionRoutes(app, deps);
  exampleOrderRoutes(app, deps);
  counterOrderRoutes(app, deps);
  counterMailRoutes(app, deps);
  counterPrintRoutes(app, deps);
  counterDayRoutes(app, deps);
  counterSlotRoutes(app, deps);
  return app;
}
