import { deviceCalls } from '@kedai/contract/calls/devices';
import type { Hono } from 'hono';
import { invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { customerRoute } from '../../boundary/route';
import { endOtherSession, endOtherSessions, listSessions } from '../../boundary/session/session';

/** Lets customers list their devices and end other sessions. */
export function deviceRoutes(app: Hono, deps: AppDeps): void {
  const { secret } = deps.settings;

  customerRoute(app, deps, deviceCalls.devices, async ({ c, db, customer, now }) => {
    return { devices: await listSessions(c, { db, userId: customer.id, secret, now }) };
  });

  customerRoute(app, deps, deviceCalls.signOutDevice, async ({ request, c, db, customer, now }) => {
    const query = { db, userId: customer.id, secret, now };
    if (!(await endOtherSession(c, request.id, query))) {
      throw invalidRequest(({ account }) => account.ownDevice);
    }
    return {};
  });

  customerRoute(app, deps, deviceCalls.signOutOtherDevices, async ({ c, db, customer }) => {
    await endOtherSessions(c, db, customer.id);
    return {};
  });
}
