import { randomUUID } from 'node:crypto';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { STAFF_COOKIE } from '../../server/boundary/session/staffSession';
import { hashToken, newToken } from '../../server/boundary/session/token';
import type { Db } from '../../server/store/database/db';
import { insertStaffSession, upsertStaff } from '../../server/store/staff';

/** A device behind the counter. */
export interface Device {
  readonly staffId: string;
  readonly role: Staff['role'];
  /** For its requests, over http and for a shop behind an https proxy. */
  readonly headers: { readonly cookie: string };
}

/** Signs a person in on a device. */
export async function signIn(db: Db, name: string, role: Staff['role']): Promise<Device> {
  const email = `${name.toLowerCase()}@kedai.example`;
  const now = Date.now();
  const staffId = await upsertStaff(db, { id: randomUUID(), email, name, role, createdAt: now });
  const token = newToken();
  await insertStaffSession(db, {
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    lastActAt: now,
  });
  const cookie = `${STAFF_COOKIE}=${token}; __Host-${STAFF_COOKIE}=${token}`;
  return { staffId, role, headers: { cookie } };
}
