import { randomUUID } from 'node:crypto';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { STAFF_COOKIE } from '../../server/boundary/session/staffSession';
import { hashToken, newToken } from '../../server/boundary/session/token';
import type { Db } from '../../server/store/database/db';
import { insertStaffSession, upsertStaff } from '../../server/store/staff';

/** A person who is signed in on a device behind the counter. */
export interface SignedIn {
  readonly staffId: string;
  readonly role: Staff['role'];
  /** For its requests, over http and for a shop behind an https proxy. */
  readonly headers: { readonly cookie: string };
}

/** Signs a person in on a device. */
export async function signIn(db: Db, name: string, role: Staff['role']): Promise<SignedIn> {
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

/** Signs two people in on three devices, in a new database. */
export function signInAll() {
  const devices: SignedIn[] = [];
  const prepare = async (db: Db): Promise<void> => {
    devices.push(await signIn(db, 'Siti', 'staff'), await signIn(db, 'Siti', 'staff'));
    devices.push(await signIn(db, 'Osman', 'owner'));
  };
  return { devices, prepare };
}
