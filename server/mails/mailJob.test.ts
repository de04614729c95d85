import { counterMailCalls } from '@kedai/contract/calls/counterMails';
import { type CounterActRequest, counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { changeOrder } from '../areas/order/changeOrder';
import { HOUR_MS, MINUTE_MS } from '../ports/clock';
import { type SmtpMailer, smtpMailer } from '../ports/smtpMailer';
import { companies } from '../seed/companies';
import { deleteExpired } from '../store/cleanupJob';
import { leaseMail } from '../store/mails';
import { lockAnyOrder } from '../store/orders';
import { mails, orders, products } from '../store/schema';
import { testCardPayments } from '../testing/fakes';
import { localhostCertificate } from '../testing/localhostCertificate';
import { type MailServer, openMailServer, urlOf } from '../testing/mailServer';
import { buildImage, buildOrder, fillCart, placeTestOrder } from '../testing/orders';
import { signInStaff } from '../testing/staff';
import { testCustomer, testShop } from '../testing/testShop';
import { refusal } from '../testing/visitor';
import { type MailJobDeps, sendDueMails, startMailJob } from './mailJob';

const ACCOUNT = 'account@example.my';
const shop = testShop({ cardPayments: testCardPayments }, { exampleOrders: true });
const customer = testCustomer(shop, ACCOUNT);

const sender = { company: companies.clothing, origin: 'https://shop.example' };
const jobWith = (mailer: MailJobDeps['mailer']): MailJobDeps => ({
  db: shop.db,
  clock: shop.clock,
  mailer,
  sender,
});

/** The job logs each failure. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

/** An act without its order. */
type Act<Request> = Request extends unknown ? Omit<Request, 'orderId'> : never;

describe('a mail is queued with its change, and goes to the e-mail of the account', () => {
  const { paymentSubmitted, paymentConfirmed, cancelled } = ORDER_STATUS;
  const queued = async () => {
    const rows = await shop.db.select().from(mails).orderBy(mails.id);
    expect(new Set(rows.map(({ to }) => to)).size).toBeLessThanOrEqual(1);
    return rows.map(({ to, kind }) => `${to}: ${kind}`);
  };
  const act = async (request: Act<CounterActRequest>, orderId: string) => {
    const owner = await signInStaff(shop, 'owner');
    const sent = { ...request, orderId } as CounterActRequest;
    const { status } = await owner.callApi(counterOrderCalls.act, sent);
    expect(status).toBe(200);
  };
  const refund = { amount: '0.00', how: 'Not paid', isGiven: false };

  test('from the order to its delivery', async () => {
    const address = { ...ADDRESS, email: 'somebody.else@example.my' };
    await fillCart(customer, buildOrder());
    const { body } = await customer.callApi(orderCalls.place, buildOrder({ address }));
    const orderId = String(body.orderId);
    await customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage('1') });
    await act({ act: 'refuse', expected: paymentSubmitted, reason: 'not-readable' }, orderId);
    await customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage('2') });
    await act({ act: 'confirm', expected: paymentSubmitted }, orderId);
    await act({ act: 'ready', expected: paymentConfirmed }, orderId);
    await act({ act: 'out-for-delivery', expected: ORDER_STATUS.ready }, orderId);
    await act({ act: 'cancel', expected: ORDER_STATUS.outForDelivery, text: 'x', refund }, orderId);
    await act({ act: 'reopen', expected: cancelled, text: 'x' }, orderId);
    expect(await queued()).toEqual(
      ['ordered', 'receipt-received', 'refused', 'receipt-received', 'confirmed', 'on-its-way']
        .concat('cancelled')
        .map((kind) => `${ACCOUNT}: ${kind}`),
    );
  });

  test('an order by card is announced when it is paid, and not when another replaces it', async () => {
    await fillCart(customer, buildOrder());
    await customer.callApi(orderCalls.stripe, buildOrder());
    await placeTestOrder(customer);
    expect(await shop.db.$count(orders, eq(orders.status, cancelled))).toBe(1);
    expect(await queued()).toEqual([`${ACCOUNT}: ordered`]);
    const [byCard] = await shop.db.select().from(orders).where(eq(orders.status, cancelled));
    const { id, productSen, shippingSen, paymentPageId } = byCard as typeof orders.$inferSelect;
    const notice = {
      kind: 'paid',
      orderId: id,
      pageId: paymentPageId,
      amount: productSen + shippingSen,
      differences: [],
    };
    await shop.app.request('/api/order/stripe/webhook', {
      method: 'POST',
      body: JSON.stringify(notice),
    });
    expect(await queued()).toEqual([`${ACCOUNT}: ordered`, `${ACCOUNT}: ordered`]);
  });

  test('whoever cancels the order', async () => {
    const own = await placeTestOrder(customer);
    await customer.callApi(orderCalls.cancel, { orderId: own });
    await placeTestOrder(customer);
    const later = shop.clock.now() + 3 * HOUR_MS;
    await deleteExpired(shop.db, later, { paymentWindowCancels: true });
    expect((await queued()).filter((mail) => mail.endsWith('cancelled'))).toHaveLength(2);
    shop.clock.set(later);
    await sendDueMails(jobWith(shop.mailer));
    const texts = shop.mailer.sent.map(({ text }) => text).join();
    expect(texts).toContain('You cancelled it.');
    expect(texts).toContain('The 2 hours to pay are over');
  });

  test('in the language of the order, whoever and whatever sends it', async () => {
    const headers = { 'accept-language': 'ms' };
    const order = async () => {
      await fillCart(customer, buildOrder());
      const { body } = await customer.callApi(orderCalls.place, buildOrder(), { headers });
      return String(body.orderId);
    };
    const [orderId, forgotten] = [await order(), await order()];
    // The account changes to Chinese meanwhile.
    await customer.callApi(userCalls.verifyToken, undefined, {
      headers: { 'accept-language': 'zh-Hans' },
    });
    await customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage() });
    const owner = await signInStaff(shop, 'owner');
    const confirm = { act: 'confirm', expected: paymentSubmitted, orderId } as const;
    await owner.callApi(counterOrderCalls.act, confirm, { headers: { 'accept-language': 'en' } });
    const later = shop.clock.now() + 3 * HOUR_MS;
    await deleteExpired(shop.db, later, { paymentWindowCancels: true });
    shop.clock.set(later);
    const before = shop.mailer.sent.length;
    await sendDueMails(jobWith(shop.mailer));
    expect(shop.mailer.sent.slice(before).map(({ subject }) => subject)).toEqual([
      `Terima kasih atas pesanan anda: ${orderId}`,
      `Terima kasih atas pesanan anda: ${forgotten}`,
      `Resit anda sudah kami terima: ${orderId}`,
      `Bayaran anda sudah disahkan: ${orderId}`,
      `Pesanan anda sudah dibatalkan: ${forgotten}`,
    ]);
    for (const { text } of shop.mailer.sent.slice(before)) {
      expect(text).toContain('https://shop.example/ms/checkout/');
    }
  });

  test('with the names of products in its language, unless they are called otherwise now', async () => {
    const translations = { ms: { name: 'Kemeja Linen' } };
    await shop.db.update(products).set({ translations }).where(eq(products.id, 'shirt'));
    await customer.callApi(userCalls.verifyToken, undefined, {
      headers: { 'accept-language': 'ms' },
    });
    const linesOfMail = async () => {
      await placeTestOrder(customer);
      await sendDueMails(jobWith(shop.mailer));
      return shop.mailer.sent.at(-1)?.text.match(/(?<= × ).*(?= {2}RM)/g);
    };
    expect(await linesOfMail()).toEqual(['Kemeja Linen, M', 'Canvas Tote']);
    await placeTestOrder(customer);
    await shop.db.update(products).set({ name: 'Cotton Shirt' }).where(eq(products.id, 'shirt'));
    await sendDueMails(jobWith(shop.mailer));
    expect(shop.mailer.sent.at(-1)?.text).toContain('Linen Shirt, M');
  });

  test.each([
    ['that the account used last', 'zh-Hans', '感谢您的订购'],
    ['English without any', undefined, 'Thank you for your order'],
    ['English of a browser that lists several', 'ms,en;q=0.5', 'Thank you for your order'],
  ])('an order that names no language has %s', async (_, tag, title) => {
    const headers = tag === undefined ? {} : { 'accept-language': tag };
    await customer.callApi(userCalls.verifyToken, undefined, { headers });
    const orderId = await placeTestOrder(customer);
    await sendDueMails(jobWith(shop.mailer));
    expect(shop.mailer.sent.at(-1)?.subject).toMatch(new RegExp(`^${title}.*${orderId}$`));
  });

  test('a refused order, and an example, have none', async () => {
    const owner = await signInStaff(shop, 'owner');
    await owner.callApi(counterSessionCalls.addExampleOrders);
    await fillCart(customer, buildOrder());
    const price = { productPrice: '1.00', shippingPrice: '10.00' };
    const { status } = await customer.callApi(orderCalls.place, buildOrder({ price }));
    expect(status).toBe(409);
    expect(await shop.db.$count(orders)).toBe(3);
    expect(await queued()).toEqual([]);
  });
});

describe('against a mail server', () => {
  const opened: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const { close } of opened.splice(0).reverse()) await close();
  });

  async function openServer(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = await openMailServer(options);
    opened.push(server);
    return server;
  }
  const mailerOf = (port: number): SmtpMailer => {
    const mailer = smtpMailer(urlOf(port), {
      from: 'Kedai <shop@example.com>',
      ca: localhostCertificate.cert,
    });
    opened.push(mailer);
    return mailer;
  };
  const refuse = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  /** Lets the time pass, and sends whatever becomes due meanwhile. */
  async function pass(job: MailJobDeps, ms: number): Promise<void> {
    const end = shop.clock.now() + ms;
    for (;;) {
      const [next] = await shop.db
        .select({ at: mails.nextTryAt })
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.failedAt), lte(mails.nextTryAt, end)))
        .orderBy(mails.nextTryAt)
        .limit(1);
      if (!next) break;
      shop.clock.set(Math.max(next.at, shop.clock.now()));
      await sendDueMails(job);
    }
    shop.clock.set(end);
  }
  const messageIds = ({ received }: MailServer) =>
    received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
  const stored = async () => {
    const [mail] = await shop.db.select().from(mails);
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };
  const late = async () =>
    (await (await signInStaff(shop)).callApi(counterMailCalls.failedMails)).body;

  test('arrives with text and HTML, and never again', async () => {
    const orderId = await placeTestOrder(customer);
    const server = await openServer();
    const job = jobWith(mailerOf(server.port));
    await sendDueMails(job);
    await pass(job, 2 * HOUR_MS);
    expect(server.received).toMatchObject([{ to: [ACCOUNT] }]);
    const text = server.received[0]?.text ?? '';
    expect(text).toContain(`Subject: Thank you for your order: ${orderId}`);
    expect(text).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(await late()).toMatchObject({ mails: [], count: 0 });
  });

  test('of a step that can be undone waits until it no longer can', async () => {
    const orderId = await placeTestOrder(customer);
    const job = jobWith(shop.mailer);
    await sendDueMails(job);
    const before = shop.mailer.sent.length;
    const now = shop.clock.now();
    await shop.db.transaction(async (transaction) => {
      const order = await lockAnyOrder(transaction, orderId);
      if (!order) throw new Error('There is no order.');
      const confirm = { act: 'confirm', by: 'staff', at: now, mailDueAt: now + 20_000 } as const;
      await changeOrder(transaction, order, confirm);
    });
    await pass(job, 20_000 - 1);
    expect(shop.mailer.sent).toHaveLength(before);
    await pass(job, 1);
    expect(shop.mailer.sent.at(-1)?.subject).toBe(`Your payment is confirmed: ${orderId}`);
  });

  test('that is slow, two jobs send each mail once', async () => {
    for (let count = 0; count < 6; count += 1) await placeTestOrder(customer);
    const server = await openServer({
      onRcptTo: (_address, _session, done) => setTimeout(done, 50),
    });
    const jobs = [1, 2].map(() => jobWith(mailerOf(server.port)));
    await Promise.all(jobs.map((job) => sendDueMails(job)));
    expect(server.received).toHaveLength(6);
    expect(new Set(messageIds(server)).size).toBe(6);
  });

  test('that refuses for now, it is tried after 1, 5, 15 min, 1, 4 and 12 h, and then listed', async () => {
    await placeTestOrder(customer);
    const triedAt: number[] = [];
    const start = shop.clock.now();
    const server = await openServer({
      onRcptTo: (_address, _session, done) => {
        triedAt.push((shop.clock.now() - start) / MINUTE_MS);
        done(refuse(451, 'Greylisted'));
      },
    });
    const job = jobWith(mailerOf(server.port));
    await sendDueMails(job);
    await pass(job, 3 * MINUTE_MS);
    expect(await late()).toMatchObject({ mails: [{ tries: 2, error: /Greylisted/ }], count: 1 });
    await pass(job, 24 * HOUR_MS);
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    expect(waits).toEqual([1, 5, 15, 60, 240, 720]);
    expect(await stored()).toMatchObject({ sentAt: null, failedAt: expect.any(Number) });
  });

  test('that refuses for now, the next try is in the language of the order too', async () => {
    await fillCart(customer, buildOrder());
    const options = { headers: { 'accept-language': 'ms' } };
    await customer.callApi(orderCalls.place, buildOrder(), options);
    let isBusy = true;
    const server = await openServer({
      onRcptTo: (_address, _session, done) => done(isBusy ? refuse(451, 'Greylisted') : undefined),
    });
    const job = jobWith(mailerOf(server.port));
    await sendDueMails(job);
    isBusy = false;
    await pass(job, MINUTE_MS);
    expect(server.received.map(({ text }) => /^Subject: (.*):/m.exec(text)?.[1])).toEqual([
      'Terima kasih atas pesanan anda',
    ]);
  });

  test('that refuses it for good, it is tried once, listed, and sent again by hand', async () => {
    await placeTestOrder(customer);
    let isUnknown = true;
    const server = await openServer({
      onRcptTo: (_address, _session, done) =>
        done(isUnknown ? refuse(550, 'No such mailbox') : undefined),
    });
    const job = jobWith(mailerOf(server.port));
    await sendDueMails(job);
    await pass(job, HOUR_MS);
    expect(server.connections()).toBe(1);
    const { id, orderId } = await stored();
    expect(await late()).toEqual({
      success: true,
      mails: [
        expect.objectContaining({
          id,
          orderId,
          kind: 'ordered',
          to: ACCOUNT,
          tries: 1,
          nextTryAt: null,
        }),
      ],
      count: 1,
    });
    expect(await late()).toMatchObject({ mails: [{ error: '550 No such mailbox' }] });
    isUnknown = false;
    const staff = await signInStaff(shop);
    await staff.callApi(counterMailCalls.sendMailAgain, { id });
    await sendDueMails(job);
    expect(server.received).toHaveLength(1);
    // A second press finds it sent, and sends nothing.
    expect((await staff.callApi(counterMailCalls.sendMailAgain, { id })).body).toMatchObject({
      mails: [],
    });
    await sendDueMails(job);
    expect(server.received).toHaveLength(1);
    expect(await staff.callApi(counterMailCalls.sendMailAgain, { id: id + 1 })).toMatchObject(
      refusal(404, 'not-found', 'This mail was not found.'),
    );
  });

  test('that does not know the shop, every mail waits', async () => {
    await placeTestOrder(customer);
    const server = await openServer({
      onAuth: (_auth, _session, done) => done(refuse(535, 'Wrong password')),
    });
    await sendDueMails(jobWith(mailerOf(server.port)));
    expect(await stored()).toMatchObject({ failedAt: null, lastError: /Wrong password/ });
  });

  test('that breaks off after DATA, it is sent again with its Message-ID', async () => {
    await placeTestOrder(customer);
    const ids: (string | undefined)[] = [];
    const server: MailServer = await openServer({
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          ids.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1]);
          if (ids.length === 1) server.hangUp();
          else done();
        });
      },
    });
    const job = jobWith(mailerOf(server.port));
    await sendDueMails(job);
    expect(ids).toHaveLength(1);
    await pass(job, HOUR_MS);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[0]).toMatch(/^<[\w-]{36}@example\.com>$/);
  });

  test('that is down for an hour, nothing is lost and nothing doubled', async () => {
    const { port, close } = await openMailServer();
    await close();
    const job = jobWith(mailerOf(port));
    for (let count = 0; count < 3; count += 1) {
      await placeTestOrder(customer);
      await pass(job, 20 * MINUTE_MS);
    }
    expect(await late()).toMatchObject({ count: 3 });
    const server = await openServer();
    await pass(jobWith(mailerOf(server.port)), 4 * HOUR_MS);
    expect(server.received).toHaveLength(3);
    expect(new Set(messageIds(server)).size).toBe(3);
  });

  test('a process that died leaves its mail to others after a minute', async () => {
    await placeTestOrder(customer);
    const now = shop.clock.now();
    const { messageId } = (await leaseMail(shop.db, { now, until: now + MINUTE_MS })) ?? {};
    const server = await openServer();
    const job = jobWith(mailerOf(server.port));
    shop.clock.advance(MINUTE_MS - 1);
    await sendDueMails(job);
    expect(server.received).toEqual([]);
    shop.clock.advance(1);
    await sendDueMails(job);
    expect(messageIds(server)).toEqual([`<${messageId}@example.com>`]);
  });

  test('a shop that closes finishes the mail that is being sent, and begins no other', async () => {
    for (let count = 0; count < 3; count += 1) await placeTestOrder(customer);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const server = await openServer({
      onRcptTo: (_address, _session, done) => {
        begin();
        setTimeout(done, 100);
      },
    });
    const stop = startMailJob(jobWith(mailerOf(server.port)));
    await begun;
    await stop();
    expect(server.received).toHaveLength(1);
    expect(await shop.db.$count(mails, eq(mails.tries, 1))).toBe(1);
    expect((await stored()).leaseUntil).toBeNull();
  });
});
