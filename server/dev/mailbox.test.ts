import type { Outbox, StoredMail } from '../ports/outbox';
import { mailbox } from './mailbox';

const mail = (id: string, to: string, code?: string): StoredMail => ({
  id,
  to,
  date: 0,
  subject: `Mail ${id}`,
  text: '<script>alert(1)</script>',
  ...(code !== undefined && { code }),
});

const outboxOf = (...mails: StoredMail[]): Outbox => ({
  check: async () => {},
  mails: async () => mails,
  send: async () => {},
});

const LOCAL = { open: false };

const shop = mailbox(
  outboxOf(mail('2', 'ada@example.com', '222222'), mail('1', 'eve@example.com', '111111')),
  LOCAL,
);

describe('the development mailbox', () => {
  test('shows codes, newest first', async () => {
    const page = await (await shop.request('/dev/mailbox')).text();
    expect(page.indexOf('222222')).toBeGreaterThan(0);
    expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'));
  });

  test('shows mails as text, never as markup', async () => {
    const page = await (await shop.request('/dev/mailbox')).text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  test('shows HTML in a frame without scripts, beside the text', async () => {
    const html = '<p onclick="x">Sold & out</p>';
    const box = mailbox(outboxOf({ ...mail('1', 'ada@example.com'), html }), LOCAL);
    const page = await (await box.request('/dev/mailbox')).text();
    expect(page).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;p onclick=&quot;x&quot;&gt;Sold &amp; out&lt;/p&gt;"',
    );
    expect(page).toContain('<summary>As text</summary>');
  });

  test('says so when there is no mail', async () => {
    const page = await (await mailbox(outboxOf(), LOCAL).request('/dev/mailbox')).text();
    expect(page).toContain('No mail yet');
  });

  test('is available as JSON, optionally of one recipient', async () => {
    const all = await (await shop.request('/dev/mailbox.json')).json();
    expect(all).toMatchObject({ mails: [{ code: '222222' }, { code: '111111' }] });
    const one = await shop.request('/dev/mailbox.json?to=Eve@example.com');
    expect(await one.json()).toMatchObject({ mails: [{ id: '1', to: 'eve@example.com' }] });
    expect(one.headers.get('cache-control')).toBe('no-store');
  });
});

describe('access to the mailbox', () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const outbox = outboxOf(mail('1', 'eve@example.com', '111111'));
  const read = async (open: boolean, address: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const pages = ['/dev/mailbox', '/dev/mailbox.json'].map((path) =>
      mailbox(outbox, { open }).request(path, { headers }, from(address)),
    );
    const responses = await Promise.all(pages);
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.map((text) => text.includes('111111'));
  };

  test.each([
    ['this machine', '127.0.0.1', undefined, true],
    ['this machine by IPv6', '::1', undefined, true],
    ['this machine by mapped IPv6', '::ffff:127.0.0.1', undefined, true],
    ['this machine through a proxy', '127.0.0.1', '::1', true],
    ['the network', '192.168.1.20', undefined, false],
    ['the network by IPv6', '2001:db8::1', undefined, false],
    ['the network with a forged header', '192.168.1.20', '127.0.0.1', false],
    ['the network through a proxy', '127.0.0.1', '192.168.1.20', false],
  ])('%s: %s %s', async (_who, address, forwarded, may) => {
    expect(await read(false, address, forwarded)).toEqual([may, may]);
    expect(await read(true, address, forwarded)).toEqual([true, true]);
  });

  test('a refusal says how to allow access', async () => {
    const response = await mailbox(outbox, LOCAL).request('/dev/mailbox', {}, from('192.168.1.20'));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('MAILBOX=open');
  });
});
