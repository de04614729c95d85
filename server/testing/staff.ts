import { randomUUID } from 'node:crypto';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { STAFF_COOKIE } from '../boundary/session/staffSession';
import { hashToken, newToken } from '../boundary/session/token';
import { insertStaffSession, upsertStaff } from '../store/staff';
import type { TestShop } from './testShop';
import type { Visitor } from './visitor';

/**
 * A visitor who is signed in behind the counter, as somebody who may not have been there before.
 * @param visitor who signs in; a new browser if absent
 */
export async function signInStaff(
  { db, clock, visitor: open }: Pick<TestShop, 'db' | 'clock' | 'visitor'>,
  role: Staff['role'] = 'staff',
  visitor = open(),
): Promise<Visitor> {
  const name = role === 'owner' ? 'Osman' : 'Siti';
  const now = clock.now();
  const email = `${name.toLowerCase()}@kedai.example`;
  const staffId = await upsertStaff(db, { id: randomUUID(), email, name, role, createdAt: now });
  const token = newToken();
  const session = { tokenHash: hashToken(token), staffId, createdAt: now, lastActAt: now };
  await insertStaffSession(db, session);
  visitor.cookies.set(STAFF_COOKIE, token);
  return visitor;
}
