import { counterSessionCalls as calls } from '@kedai/contract/calls/counterSession';
import { durationText } from '@kedai/contract/text/limitText';
import type { Context, Hono } from 'hono';
import { ApiError, inEnglish, invalidRequest } from '../../boundary/apiError';
import { clientAddress } from '../../boundary/caller/clientAddress';
import type { AppDeps } from '../../boundary/deps';
import { assertWithinLimits } from '../../boundary/limits/rateLimit';
import {
  checkNewPasskey,
  checkPasskeySignIn,
  newPasskeyOptions,
  passkeySignInOptions,
} from '../../boundary/passkey/ceremony';
import { spendChallenge } from '../../boundary/passkey/challenge';
import { route, staffRoute } from '../../boundary/route';
import { createStaffSession, endStaffSession } from '../../boundary/session/staffSession';
import { hashToken } from '../../boundary/session/token';
import { MINUTE_MS } from '../../ports/clock';
import {
  findInvited,
  findStaffPasskey,
  insertStaffPasskey,
  lockStaff,
  type StaffMember,
  spendInvitation,
  updateStaffPasskeyUse,
} from '../../store/staff';
import { hasExampleOrders } from './exampleOrders';

const TRY_WINDOW_MS = 15 * MINUTE_MS;
/** Sign-ins and invitations from one network address. Nobody can guess a passkey or a link. */
const TRIES_PER_ADDRESS = 200;

const refusedPasskey = (why: string) =>
  new ApiError(
    401,
    'invalid-credentials',
    inEnglish(`${why} If you lost your device, ask the owner for a new invitation.`),
  );
const notChecked = () => refusedPasskey('Your passkey could not be checked. Please try again.');
const notAdded = () =>
  invalidRequest(inEnglish('Your passkey could not be added. Please start again.'));
const notInvited = () =>
  new ApiError(
    404,
    'not-found',
    inEnglish(
      'This invitation was used or has expired. If you have used it, sign in with your passkey; else ask the owner for a new one.',
    ),
  );

/** Limits the tries of a network address. @throws ApiError `too-many-requests` */
const assertMayTry = ({ db, clock, settings }: AppDeps, c: Context): Promise<void> =>
  assertWithinLimits(
    db,
    clock.now(),
    [
      {
        bucket: `counter-from:${clientAddress(c, settings.trustProxy)}`,
        times: TRIES_PER_ADDRESS,
        windowMs: TRY_WINDOW_MS,
      },
    ],
    inEnglish(`Too many tries to sign in. Please wait ${durationText(TRY_WINDOW_MS)}.`),
  );

const shown = ({ name, email, role }: StaffMember) => ({ name, email, role });

/** How staff sign in and out. */
export function counterSessionRoutes(app: Hono, deps: AppDeps): void {
  const { settings } = deps;

  staffRoute(app, deps, calls.counterSession, async ({ staff, db }) => ({
    staff: shown(staff),
    ...(settings.exampleOrders && { examples: true, hasExamples: await hasExampleOrders(db) }),
  }));

  route(app, deps, calls.startCounterSignIn, async ({ c, now }) => ({
    options: await passkeySignInOptions({ c, settings, now, use: 'counter-sign-in' }),
  }));

  route(app, deps, calls.counterSignIn, async ({ request: { credential }, c, db, now }) => {
    await assertMayTry(deps, c);
    const found = await findStaffPasskey(db, credential.id);
    if (!found) throw refusedPasskey('This passkey does not (or no longer) open the counter.');
    const { passkey, staff } = found;
    c.set('accountEmail', staff.email);
    const ceremony = { c, settings, now, use: 'counter-sign-in' } as const;
    const checked = await checkPasskeySignIn(ceremony, credential, passkey, staff.id);
    if (!checked) throw notChecked();
    const writeCookie = await db.transaction(async (transaction) => {
      // A removal or a new invitation comes before or after, not between.
      const isStaff = await lockStaff(transaction, staff.id);
      const isFirst = isStaff && (await spendChallenge(transaction, checked.challenge, now));
      if (!isFirst || !(await updateStaffPasskeyUse(transaction, passkey.id, checked.use))) {
        throw notChecked();
      }
      return createStaffSession(c, transaction, staff.id, now);
    });
    writeCookie();
    return { staff: shown(staff) };
  });

  route(app, deps, calls.startInvitation, async ({ request: { token }, c, db, now }) => {
    await assertMayTry(deps, c);
    const staff = await findInvited(db, hashToken(token), now);
    if (!staff) throw notInvited();
    const ceremony = { c, settings, now, use: `counter-add:${staff.id}` } as const;
    // A customer with the same e-mail has passkeys of that name in the same list of the browser.
    const owner = { id: staff.id, userName: `${staff.email} (counter)`, name: staff.name };
    return { staff: shown(staff), options: await newPasskeyOptions(ceremony, owner) };
  });

  route(app, deps, calls.acceptInvitation, async ({ request, c, db, now }) => {
    await assertMayTry(deps, c);
    const tokenHash = hashToken(request.token);
    const staff = await findInvited(db, tokenHash, now);
    if (!staff) throw notInvited();
    c.set('accountEmail', staff.email);
    const ceremony = { c, settings, now, use: `counter-add:${staff.id}` } as const;
    const made = await checkNewPasskey(ceremony, request.credential);
    if (!made || !(await spendChallenge(db, made.challenge, now))) throw notAdded();
    const writeCookie = await db.transaction(async (transaction) => {
      await lockStaff(transaction, staff.id);
      if (!(await spendInvitation(transaction, tokenHash, now))) throw notInvited();
      const passkey = { ...made.passkey, staffId: staff.id };
      if (!(await insertStaffPasskey(transaction, passkey))) throw notAdded();
      return createStaffSession(c, transaction, staff.id, now);
    });
    writeCookie();
    return { staff: shown(staff) };
  });

  staffRoute(app, deps, calls.counterSignOut, async ({ c, db }) => {
    await endStaffSession(c, db);
    return {};
  });
}
