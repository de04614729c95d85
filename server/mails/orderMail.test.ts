import { MAIL_KINDS } from '@kedai/contract/calls/counterMails';
import { languages } from '@kedai/contract/protocol/languages';
import { REFUSAL_REASONS } from '@kedai/contract/rules/orderStatus';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { palette } from '@kedai/ui/theme/palette';
import { bakery } from '../../src/shop/bakery';
import { bakeryText } from '../../src/shop/bakeryText';
import { clothing } from '../../src/shop/clothing';
import { clothingText } from '../../src/shop/clothingText';
import { companies } from '../seed/companies';
import { shopNames } from '../seed/seeds';
import { composeOrderMail, type ToldEvent } from './orderMail';

const MAX_BYTES = 30 * 1024;
const sender = { company: companies.clothing, origin: 'https://shop.example' };

/** Monday, 2 March 2026, 09:00 in Malaysia. */
const PLACED_AT = Date.UTC(2026, 2, 2, 1);
const ID = '7QKX-2MZP-9RTD';
const slot = { calendarDate: '2026-03-04', deliveryTime: '10:00 - 11:00' };

const item = (fields: Partial<ToldEvent['order']['items'][number]> = {}) => ({
  orderId: ID,
  position: 0,
  productId: 'shirt',
  name: 'Linen Shirt',
  images: [],
  priceSen: 8990,
  quantity: 2,
  feature: 'M',
  ...fields,
});

const order: ToldEvent['order'] = {
  id: ID,
  userId: 'aishah',
  date: PLACED_AT,
  status: 'Order Placed',
  paymentMethod: 'tng',
  productSen: 17_980,
  shippingSen: 1000,
  address: ADDRESS,
  billingAddress: null,
  selection: { serviceType: 'delivery', deliveryAddress: 'Jalan SS 2/24', ...slot },
  receiptHash: null,
  paymentPage: null,
  paymentPageId: null,
  openPageId: null,
  paidAt: null,
  note: 'Leave it at the guard house',
  isExample: false,
  language: null,
  items: [item()],
};
const pickup = { selection: { serviceType: 'pickup', ...slot } } as const;
const event = { at: PLACED_AT, byKind: 'staff', reason: null, text: null, refund: null } as const;

const compose = (
  kind: ToldEvent['kind'],
  { order: ordered, ...happened }: { order?: object } & Partial<ToldEvent['event']> = {},
) =>
  composeOrderMail(
    { kind, order: { ...order, ...ordered }, event: { ...event, ...happened } },
    sender,
  );

/** The texts of an HTML page, as a reader sees them. */
const textOf = (html: string) => {
  const page = html.replace(/<(title|style)>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  const named = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return Object.entries(named)
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), page)
    .replace(/\s+/g, ' ');
};

/** The events of which mails tell, with what may differ. */
const EVENTS = MAIL_KINDS.flatMap((kind) =>
  [
    {},
    { text: 'Sold out' },
    { byKind: 'customer' },
    { byKind: 'shop' },
    { refund: { amountSen: 18_980, how: 'DuitNow', isGiven: true } },
    { refund: { amountSen: 18_980, how: 'DuitNow', isGiven: false } },
    { order: { paymentMethod: 'stripe' } },
    { order: pickup },
    { order: { items: Array.from({ length: 30 }, (_, position) => item({ position })) } },
    ...REFUSAL_REASONS.map((reason) => ({ reason })),
  ].map((told) => [kind, told] as [ToldEvent['kind'], Parameters<typeof compose>[1]]),
);

describe.each(['ms', 'zh'] as const)('in the language "%s"', (language) => {
  const { tag, prefix } = languages[language];
  const translate = ([kind, told = {}]: (typeof EVENTS)[number]) =>
    compose(kind, { ...told, order: { ...told.order, language } });

  test('no line but names and amounts is that of the English mail', () => {
    for (const event of EVENTS) {
      const { text, subject } = translate(event);
      const english = compose(...event);
      const lines = english.text.split('\n');
      expect(subject).not.toBe(english.subject);
      const same = text.split('\n').filter((line) => line !== '' && lines.includes(line));
      expect(same.filter((line) => !/^2 × Linen Shirt, M {2}RM179\.80$/.test(line))).toEqual([
        sender.company.shopName,
        'Kain Roti Sdn Bhd, 202601001234 (1512345-A)',
        '+60 12-345 6789, hello@kainroti.example',
      ]);
    }
  });

  test('the HTML says the same, names its language, and leads to the pages in it', () => {
    for (const event of EVENTS) {
      const { text, html } = translate(event);
      expect(html).toContain(`<html lang="${tag}">`);
      const shown = textOf(html);
      const lines = text.replaceAll('\u00a0', ' ').split('\n');
      for (const line of lines.filter((words) => !words.includes('https://'))) {
        for (const part of line.split(/[:：] ?| {2}/)) expect(shown).toContain(part);
      }
      for (const page of ['/checkout/7QKX-2MZP-9RTD', '/about#terms']) {
        expect(text).toContain(`https://shop.example${prefix}${page}`);
        expect(html).toContain(`href="https://shop.example${prefix}${page}"`);
      }
    }
  });
});

test.each([
  [
    'ms',
    [
      'Dibuat pada: 2 Mac 2026, 09:00 (waktu Malaysia)',
      'Penghantaran: Rabu, 4 Mac 2026, 10:00 - 11:00',
      'Kepada: Aishah Rahman, 12, Jalan SS 2/24, 10450 George Town, Pulau Pinang',
      '2 × Roti, Kotak 6  RM179.80',
      'Jumlah: RM189.80',
    ],
  ],
  [
    'zh',
    [
      '下单时间：2026年3月2日 09:00（马来西亚时间）',
      '配送时间：2026年3月4日 星期三 10:00\u00a0-\u00a011:00',
      '送至：Aishah Rahman，12, Jalan SS 2/24，10450 George Town，槟城',
      '2 × Roti，6 个装  RM179.80',
      '总计：RM189.80',
    ],
  ],
])('days, states and choices are in the language "%s"', (language, lines) => {
  const address = {
    ...ADDRESS,
    firstName: 'Aishah',
    lastName: 'Rahman',
    street: '12, Jalan SS 2/24',
    zipcode: '10450',
    city: 'George Town',
    state: 'Penang',
  };
  const items = [item({ name: 'Roti', feature: 'Box of 6' })];
  const { text } = compose('confirmed', { order: { language, address, items } });
  for (const line of lines) expect(text.split('\n')).toContain(line);
});

test('a name that has no translation is marked in the HTML', () => {
  const items = [item({ language: 'en', feature: '6Y' }), item({ language: 'ms', name: 'Kemeja' })];
  const { html, text } = compose('confirmed', { order: { language: 'ms', items } });
  expect(html.match(/[^>]*<span lang=.*?<\/td>/g)).toEqual([
    '<span lang="en">Linen Shirt</span>, 6 tahun</td>',
  ]);
  expect(text).toContain('2 × Linen Shirt, 6 tahun  RM179.80');
});

test('a language that this version does not know is English', () => {
  expect(compose('confirmed', { order: { language: 'ta' } })).toEqual(compose('confirmed'));
});

/** Every mail says this. */
const ALWAYS = [
  ID,
  '2026-03-02 at 09:00 (Malaysia time)',
  'Wednesday, 4 March 2026, 10:00 - 11:00',
  'Linen Shirt, M',
  'RM179.80',
  'RM10.00',
  'RM189.80',
  'Leave it at the guard house',
  'Terms and conditions',
  'Kain Roti Sdn Bhd, 202601001234 (1512345-A)',
];

const reasons = REFUSAL_REASONS.map((reason) => ['refused', { reason }, ['new receipt']] as const);

test.each<readonly [ToldEvent['kind'], Parameters<typeof compose>[1], readonly string[]]>([
  [
    'ordered',
    {},
    ['Touch ’n Go eWallet', 'KAIN ROTI SDN BHD', 'within 2 hours', ADDRESS.street, 'To'],
  ],
  ['ordered', { order: { paymentMethod: 'stripe' } }, ['RM189.80 were paid by card']],
  ['ordered', { order: pickup }, ['we deliver to the address above', ADDRESS.street]],
  ['receipt-received', {}, ['We have your receipt']],
  ['confirmed', {}, ['Your payment is confirmed']],
  ...reasons,
  ['refused', { reason: 'other', text: 'Of another shop' }, ['The shop says:', 'Of another shop']],
  ['on-its-way', {}, ['Your order is on its way', 'phone near you']],
  ['cancelled', { text: 'Sold out' }, ['The shop had to cancel it.', 'Sold out', 'contact us']],
  [
    'cancelled',
    { refund: { amountSen: 18_980, how: 'DuitNow', isGiven: false } },
    ['You get back RM189.80 (DuitNow).'],
  ],
  [
    'cancelled',
    { refund: { amountSen: 18_980, how: 'DuitNow', isGiven: true } },
    ['You got back RM189.80 (DuitNow).'],
  ],
  ['cancelled', { byKind: 'customer' }, ['You cancelled it.']],
  ['cancelled', { byKind: 'shop' }, ['The 2 hours to pay are over']],
])('the mail "%s" with %j says all of it, as text and as HTML', (kind, told, expected) => {
  const { subject, text, html } = compose(kind, told);
  expect(subject).toContain(ID);
  for (const words of [...ALWAYS, ...expected]) {
    expect(text).toContain(words);
    expect(textOf(html)).toContain(words);
  }
  for (const url of [
    'https://shop.example/checkout/7QKX-2MZP-9RTD',
    'https://shop.example/about#terms',
  ]) {
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
  }
});

test.each(MAIL_KINDS)(
  'the mail "%s" is small, has no pictures, and can be read in dark mode',
  (kind) => {
    const { html } = compose(kind);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES / 3);
    expect(html).not.toMatch(/<img|url\(|<script|<link/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  },
);

test('words of users are cleaned and escaped', () => {
  const words = '<b onclick="x()">\u202e\u200bSold & out</b>';
  const { subject, text, html } = compose('cancelled', {
    text: words,
    order: {
      note: words,
      address: { ...ADDRESS, firstName: '</td>' },
      items: [item({ name: words })],
    },
  });
  expect(subject).toBe(`Your order was cancelled: ${ID}`);
  expect(html).not.toMatch(/<b |<\/td>,? [A-Z]|\u202e|\u200b/);
  expect(html.match(/&lt;b onclick=&quot;x\(\)&quot;&gt;Sold &amp; out&lt;\/b&gt;/g)).toHaveLength(
    3,
  );
  expect(text).toContain('The shop says: <b onclick="x()">Sold & out</b>');
});

test('the longest order with the longest texts stays below 30 KB', () => {
  const long = '"'.repeat(200);
  const items = Array.from({ length: 500 }, (_, position) => item({ position, name: long }));
  const { html, text } = compose('cancelled', {
    text: long,
    order: { items, note: long, address: { ...ADDRESS, street: long, city: long } },
  });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES);
  expect(text).toContain('480 × more products: see your order');
});

test('the colours are those of the storefront', () => {
  const { html } = compose('ordered');
  const colours = html.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(Object.values(palette)).toEqual(expect.arrayContaining(colours));
});

test.each([
  { ...clothing, ...clothingText },
  { ...bakery, ...bakeryText },
])('the company of $name is that of the storefront', (profile) => {
  const company = companies[profile.id];
  expect(company).toMatchObject({
    shopName: profile.name,
    receiverName: profile.receiverName,
    phone: profile.contact.phone,
    email: profile.contact.email,
  });
  expect(profile.footer.copyright).toContain(company.registeredName);
  expect(shopNames[profile.id]).toBe(company.shopName);
});
