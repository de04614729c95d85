import type { CounterActRequest } from '@kedai/contract/calls/counterOrders';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { orderCalls } from '@kedai/contract/calls/order';
import { act as reactAct, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { inviteStaff as invite } from '../../server/areas/counter/invitations';
import { MINUTE_MS } from '../../server/ports/clock';
import { listLateMails, updateMail } from '../../server/store/mails';
import { buildImage, buildOrder, placeTestOrder } from '../../server/testing/orders';
import { signInStaff } from '../../server/testing/staff';
import { signUp, type Visitor } from '../../server/testing/visitor';
import { Counter } from '../counter/Counter';
import type { ApiServer } from './apiServer';

/** Opens a page of the counter. Use it with `serveApi()`. */
export function openCounter(route = '/'): UserEvent {
  render(
    <MemoryRouter initialEntries={[route]} useTransitions={false}>
      <Counter />
    </MemoryRouter>,
  );
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Somebody looks at the page again, which loads what has changed. */
export const returnToPage = () => window.dispatchEvent(new Event('focus'));

/** What happens elsewhere takes time, in which the page may ask what has changed. */
async function elsewhere<Result>(run: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await reactAct(async () => {
    result = await run();
  });
  return result as Result;
}

/** Invites a person. @returns the path of the link */
export async function inviteStaff({ world }: ApiServer, person: Staff): Promise<string> {
  return `/invitation#${await invite(world.db, person, world.clock.now())}`;
}

/** An order of a customer in another browser, for RM214.80. */
export async function givenOrder(
  { world }: ApiServer,
  email?: string,
  parts: Parameters<typeof buildOrder>[0] = {},
) {
  const { customer, orderId } = await elsewhere(async () => {
    const signedUp = await signUp(world, email);
    return { customer: signedUp, orderId: await placeTestOrder(signedUp, buildOrder(parts)) };
  });
  world.clock.advance(1000);
  let receipts = 0;
  return {
    orderId,
    /** The customer sends a receipt, each time another picture. */
    sendReceipt: async () => {
      receipts += 1;
      const image = buildImage(`${orderId} ${receipts}`);
      await elsewhere(() => customer.callApi(orderCalls.uploadpayment, { orderId, image }));
      world.clock.advance(1000);
    },
  };
}

/** The mail about a new order, which waits for three minutes already. */
export async function givenLateMail(api: ApiServer) {
  const { orderId } = await givenOrder(api);
  const { db, clock } = api.world;
  clock.advance(3 * MINUTE_MS);
  const [{ id } = { id: 0 }] = await listLateMails(db, clock.now(), 1);
  return {
    orderId,
    fail: (lastError: string) => updateMail(db, id, { failedAt: clock.now(), lastError }),
    arrive: () => updateMail(db, id, { sentAt: clock.now() }),
  };
}

type Act<Request> = Request extends unknown ? Omit<Request, 'orderId'> : never;

/** The owner uses another device. */
export const ownerElsewhere = <Result,>(
  { world }: ApiServer,
  use: (owner: Visitor) => Promise<Result>,
): Promise<Result> => elsewhere(async () => use(await signInStaff(world, 'owner')));

/** The owner acts on an order at another device. */
export const actElsewhere = (api: ApiServer, orderId: string, act: Act<CounterActRequest>) =>
  ownerElsewhere(api, async (owner) => {
    await owner.callApi(counterOrderCalls.act, { ...act, orderId } as CounterActRequest);
  });
