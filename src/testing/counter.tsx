import type { CounterActRequest } from '@kedai/contract/calls/counterOrders';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { orderCalls } from '@kedai/contract/calls/order';
import { render } from '@testing-library/react';
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

/**
 * Opens a page of the counter. Use it with `serveApi()`. The page polls, so an answer may arrive at any time, also between
 * the end of a test and its cleanup: React does not expect it in `act`.
 */
export function openCounter(route = '/'): UserEvent {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(
    <MemoryRouter initialEntries={[route]} useTransitions={false}>
      <Counter />
    </MemoryRouter>,
  );
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Somebody looks at the page again, which loads what has changed. */
export const returnToPage = () => window.dispatchEvent(new Event('focus'));

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
  const customer = await signUp(world, email);
  const orderId = await placeTestOrder(customer, buildOrder(parts));
  world.clock.advance(1000);
  let receipts = 0;
  return {
    orderId,
    /** The customer sends a receipt, each time another picture. */
    sendReceipt: async () => {
      receipts += 1;
      const image = buildImage(`${orderId} ${receipts}`);
      await customer.callApi(orderCalls.uploadpayment, { orderId, image });
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
export const ownerElsewhere = async <Result,>(
  { world }: ApiServer,
  use: (owner: Visitor) => Promise<Result>,
): Promise<Result> => use(await signInStaff(world, 'owner'));

/** The owner acts on an order at another device. */
export const actElsewhere = (api: ApiServer, orderId: string, act: Act<CounterActRequest>) =>
  ownerElsewhere(api, async (owner) => {
    await owner.callApi(counterOrderCalls.act, { ...act, orderId } as CounterActRequest);
  });
