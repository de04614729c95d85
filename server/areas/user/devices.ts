import type { Hono } from 'hono';
import { deviceCalls } from '../../../src/contract/devices';
import { customerRoute } from '../../boundary/route';
import { endOtherSession, endOtherSessions, listSessions } from '../../boundary/session';
import type { AppDeps } from '../../deps';
import { invalidRequest } from '../../refusal';

/** Lets customers see on which devices they are signed in, and end sessions that are not theirs. */
export function deviceRoutes(app: Hono, deps: AppDeps): void {
  const { secret } = deps.settings;

  customerRoute(app, deps, deviceCalls.devices, async ({ http, db, customer, now }) => {
    const found = await listSessions(http, { db, userId: customer.id, secret, now });
    return { devices: found.map(({ device: name, ...session }) => ({ ...session, name })) };
  });

  customerRoute(
    app,
    deps,
    deviceCalls.signOutDevice,
    async ({ request, http, db, customer, now }) => {
      const asked = { db, userId: customer.id, secret, now };
      if (!(await endOtherSession(http, request.id, asked))) {
        throw invalidRequest('You are using this device now. Log out to end its session.');
      }
      return {};
    },
  );

  customerRoute(app, deps, deviceCalls.signOutOtherDevices, async ({ http, db, customer }) => {
    await endOtherSessions(http, db, customer.id);
    return {};
  });
}
