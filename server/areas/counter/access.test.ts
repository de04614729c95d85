import { allCalls } from '@kedai/contract/calls/allCalls';
import type { AnyCall } from '@kedai/contract/calls/call';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { userCalls } from '@kedai/contract/calls/user';
import { HOUR_MS } from '../../ports/clock';
import { signInStaff } from '../../testing/staff';
import { testShop } from '../../testing/testShop';
import { signUp, type Visitor } from '../../testing/visitor';
import { removeStaffMember } from './invitations';

/** Who may make which call: customers nothing of the counter, staff nothing of customers. */

const shop = testShop({}, { exampleOrders: true });

/** Sends an empty request, which every call refuses only after it knows who sends it. */
async function outcomeOf(visitor: Visitor, { method, path }: AnyCall): Promise<string> {
  const body = method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } };
  const response = await visitor.send(path, { method, ...body });
  if (response.status !== 401 && response.status !== 403) return 'may';
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** Signs in behind the counter and acts every two hours. */
async function staffSince(hours: number): Promise<Visitor> {
  const visitor = await signInStaff(shop, 'owner');
  for (let passed = 0; passed < hours; passed += 1) {
    shop.clock.advance(HOUR_MS);
    await visitor.callApi(counterSessionCalls.addExampleOrders);
  }
  return visitor;
}

const senders: Readonly<Record<string, () => Promise<Visitor>>> = {
  'a guest': async () => shop.visitor(),
  'a customer': () => signUp(shop),
  staff: () => signInStaff(shop),
  'the owner': () => signInStaff(shop, 'owner'),
  'the owner, 11 hours after the sign-in': () => staffSince(11),
  'the owner, 12 hours after the sign-in': () => staffSince(12),
  'the owner, 2 hours after the last act': async () => {
    const visitor = await signInStaff(shop, 'owner');
    shop.clock.advance(2 * HOUR_MS);
    return visitor;
  },
  'staff who were removed': async () => {
    const visitor = await signInStaff(shop);
    const { body } = await visitor.callApi(counterSessionCalls.counterSession);
    const { email } = body.staff as { email: string };
    await removeStaffMember(shop.db, email, shop.clock.now());
    return visitor;
  },
};

const NOBODY = '401 not-signed-in';
const OWNER = { customer: NOBODY, staff: 'may', owner: 'may' };

test.each<[string, Readonly<Partial<Record<AnyCall['audience'], string>>>]>([
  ['a guest', { customer: NOBODY, staff: NOBODY, owner: NOBODY }],
  ['a customer', { customer: 'may', staff: NOBODY, owner: NOBODY }],
  ['staff', { customer: NOBODY, staff: 'may', owner: '403 not-allowed' }],
  ['the owner', OWNER],
  ['the owner, 11 hours after the sign-in', OWNER],
  ['the owner, 12 hours after the sign-in', { customer: NOBODY, staff: NOBODY, owner: NOBODY }],
  ['the owner, 2 hours after the last act', { customer: NOBODY, staff: NOBODY, owner: NOBODY }],
  ['staff who were removed', { customer: NOBODY, staff: NOBODY, owner: NOBODY }],
])('%s may make the calls of their own, and no others', async (sender, expected) => {
  const visitor = await senders[sender]?.();
  if (visitor === undefined) throw new Error(`Nobody is called "${sender}".`);
  // They end the session, so they come last.
  const ending: readonly string[] = [
    userCalls.logout.path,
    counterSessionCalls.counterSignOut.path,
  ];
  const calls = allCalls.toSorted(
    ([, one], [, other]) => Number(ending.includes(one.path)) - Number(ending.includes(other.path)),
  );
  const outcomes: [string, string][] = [];
  for (const [name, call] of calls) outcomes.push([name, await outcomeOf(visitor, call)]);
  expect(outcomes).toEqual(
    calls.map(([name, { audience }]) => [name, expected[audience] ?? 'may']),
  );
});
