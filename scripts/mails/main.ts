/**
 * `npm run mails`: customers order while processes of the shop are killed. Each order must be mailed, and only a mail that
 * the mail server took from a process that then died may arrive again. Exits with 1 otherwise. Needs Debian's `postgresql`,
 * but for `--on embedded`. Options: `--orders`, `--kills`.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { runCommand } from '../../server/commands/commandLine';
import { type MailServer, openMailServer } from '../../server/testing/mailServer';
import { type Customer, LINE, ORDER, send } from '../drills/customers';
import { DATABASES, type Shop, withShop } from '../drills/shop';
import { parseChoice, parseCount, readArguments } from '../lib/options';

const CUSTOMERS = 10;
/** How long the mail server takes for a mail, ms, so that kills meet mails that are being sent. */
const MAIL_MS = 50;
const RETRY_MS = 250;
/** The lease of a process that died ends within this time, and its mail is sent again, ms. */
const LEASE_MS = 75_000;
const PATIENCE_MS = 300_000;

const text = { type: 'string' } as const;
const { values } = readArguments(
  {
    options: {
      on: { ...text, default: 'postgres' },
      orders: { ...text, default: '500' },
      kills: { ...text, default: '20' },
    },
  },
  'npm run mails -- [--on postgres|embedded] [--orders 500] [--kills 20]',
);
const database = parseChoice('--on', values.on, DATABASES);
const orders = parseCount('--orders', values.orders);
const kills = parseCount('--kills', values.kills);

/** Orders until the shop confirms it, with one idempotency key. @returns the order's id */
async function order(shop: Shop, customer: Customer): Promise<string> {
  const key = randomUUID();
  for (;;) {
    const origin = shop.chooseOrigin();
    await send(origin, customer, cartCalls.update, LINE);
    const { body } = await send(origin, customer, orderCalls.place, ORDER, { key });
    if (typeof body.orderId === 'string') return body.orderId;
    await wait(RETRY_MS);
  }
}

/** The order and the Message-ID of each mail that arrived. */
const arrived = ({ received }: MailServer) =>
  received.map((mail) => ({
    orderId: /^Subject: .* (\S+)$/im.exec(mail.text)?.[1] ?? '',
    messageId: /^Message-ID: (\S+)$/im.exec(mail.text)?.[1] ?? '',
  }));

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of texts) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Customers order, and processes are killed between two orders. @returns the ids of the orders */
async function orderAndKill(shop: Shop): Promise<readonly string[]> {
  const ids: string[] = [];
  let begun = 0;
  const shopping = shop.customers.map(async (customer) => {
    while (begun < orders) {
      begun += 1;
      ids.push(await order(shop, customer));
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    while (ids.length < ((kill + 0.5) * orders) / kills) await wait(20);
    const running = shop.running();
    await shop.killAndRestart(running.slice(kill % running.length).slice(0, 1));
  }
  await Promise.all(shopping);
  return ids;
}

await runCommand(async () => {
  const server = await openMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onRcptTo: (_address, _session, done) => setTimeout(done, MAIL_MS),
  });
  const options = {
    database,
    processes: database === 'embedded' ? 1 : 2,
    customers: CUSTOMERS,
    settings: {
      CALL_LIMITS: 'off',
      MAILBOX: '',
      SMTP_URL: `smtp://localhost:${server.port}?ignoreTLS=true`,
    },
  };
  try {
    await withShop(options, async (shop) => {
      const ids = await orderAndKill(shop);
      const missing = () => {
        const seen = new Set(arrived(server).map(({ orderId }) => orderId));
        return ids.filter((id) => !seen.has(id));
      };
      const until = performance.now() + PATIENCE_MS;
      while (missing().length > 0 && performance.now() < until) await wait(1000);
      await wait(LEASE_MS);
      const mails = arrived(server);
      const times = [...countOf(mails.map(({ messageId }) => messageId)).values()];
      const result = {
        orders: ids.length,
        kills,
        lost: missing().length,
        twice: times.filter((count) => count === 2).length,
        oftener: times.filter((count) => count > 2).length,
        'with two Message-IDs': times.length - countOf(mails.map(({ orderId }) => orderId)).size,
      };
      console.table({ [database]: result });
      const { lost, oftener, 'with two Message-IDs': two } = result;
      if (lost + oftener + two > 0 || result.twice > kills) process.exitCode = 1;
    });
  } finally {
    await server.close();
  }
});
