import type { KeptMail, Outbox } from '../ports/outbox';
import { mailbox } from './mailbox';

const mail = (id: string, to: string, code?: string): KeptMail => ({
  id,
  to,
  date: 0,
  subject: `Mail ${id}`,
  text: '<script>alert(1)</script>',
  ...(code !== undefined && { code }),
});

const outboxOf = (...mails: KeptMail[]): Outbox => ({
  mails: async () => mails,
  send: async () => {},
});

const shop = mailbox(
  outboxOf(mail('2', 'ada@example.com', '222222'), mail('1', 'eve@example.com', '111111')),
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

  test('says so when nothing came yet', async () => {
    const page = await (await mailbox(outboxOf()).request('/dev/mailbox')).text();
    expect(page).toContain('No mail yet');
  });

  test('is there as JSON, of one receiver when asked', async () => {
    const all = await (await shop.request('/dev/mailbox.json')).json();
    expect(all).toMatchObject({ mails: [{ code: '222222' }, { code: '111111' }] });
    const one = await shop.request('/dev/mailbox.json?to=Eve@example.com');
    expect(await one.json()).toMatchObject({ mails: [{ id: '1', to: 'eve@example.com' }] });
    expect(one.headers.get('cache-control')).toBe('no-store');
  });
});
