import { randomUUID } from 'node:crypto';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { durationText } from '@kedai/contract/text/limitText';
import { hashToken, newToken } from '../../boundary/session/token';
import { HOUR_MS } from '../../ports/clock';
import type { Mail } from '../../ports/mail';
import type { Db } from '../../store/database/db';
import { deleteStaffAccess, insertInvitation, removeStaff, upsertStaff } from '../../store/staff';

export const INVITATION_LIFETIME_MS = 48 * HOUR_MS;

/**
 * Invites a person behind the counter. Somebody who is invited again has lost a device: earlier passkeys, sessions and
 * invitations end at once.
 * @returns the token of the link
 */
export async function inviteStaff(db: Db, person: Staff, now: number): Promise<string> {
  const token = newToken();
  await db.transaction(async (transaction) => {
    const staffId = await upsertStaff(transaction, { id: randomUUID(), ...person, createdAt: now });
    await deleteStaffAccess(transaction, staffId);
    await insertInvitation(transaction, {
      tokenHash: hashToken(token),
      staffId,
      expiresAt: now + INVITATION_LIFETIME_MS,
    });
  });
  return token;
}

/** Removes a person: their sessions, passkeys and invitations end at once. @returns false if nobody has the e-mail */
export const removeStaffMember = (db: Db, email: string, now: number): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const staffId = await removeStaff(transaction, email, now);
    if (staffId === null) return false;
    await deleteStaffAccess(transaction, staffId);
    return true;
  });

/** The address of an invitation. The token is in the fragment, which browsers send to nobody and no log has. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/counter/invitation#${token}`;

/** The mail with an invitation. */
export const invitationMail = (shopName: string, { name, email }: Staff, link: string): Mail => ({
  to: email,
  subject: `Your invitation behind the counter of ${shopName}`,
  text: `Hello ${name},\n\nYou are invited to work behind the counter of ${shopName}. Open this link on the phone or computer that you will use there:\n\n${link}\n\nIt asks for your fingerprint, face or screen lock, and makes a passkey: there is no password. The link works once, within ${durationText(INVITATION_LIFETIME_MS)}. If you lose your device, ask for a new invitation.\n\nIf you do not know why you got this mail, you can ignore it.`,
});
