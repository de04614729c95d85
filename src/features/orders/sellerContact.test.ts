import { orderSchema } from '@kedai/contract/calls/order';
import { ORDER } from '@kedai/contract/testing/responseFixtures';
import { parse } from 'valibot';
import { sellerContact } from './sellerContact';

/** The chat message for an order with this many items and this customer name. */
function chat(count: number, itemName: string, firstName = 'Aina') {
  const [item] = ORDER.items;
  const items = Array.from({ length: count }, () => ({ ...item, name: itemName }));
  const order = parse(orderSchema, { ...ORDER, items, address: { ...ORDER.address, firstName } });
  const link = sellerContact(order, '0123456789', 'RM');
  const text = new URL(link).searchParams.get('text') ?? '';
  return { length: link.length, text, listedCount: text.match(/^- /gm)?.length ?? 0 };
}

test('a short order is listed completely', () => {
  const { text, listedCount } = chat(3, 'Linen Shirt');
  expect(listedCount).toBe(3);
  expect(text).not.toMatch(/more$/);
});

test('a longer name than 60 characters ends with an ellipsis', () => {
  expect(chat(1, 'Linen Shirt', 'Aina '.repeat(20)).text).toContain(
    `Name: ${'Aina '.repeat(12)}…\n`,
  );
});

test.each([
  ['120 lines', 120, 'Linen Shirt', 'Aina'],
  ['500 lines in Chinese', 500, '亚麻衬衫', '爱娜'],
  ['a name that is a book', 120, 'Linen Shirt', '🧁'.repeat(200)],
  ['a product name longer than a link', 2, '长'.repeat(1000), 'Aina'],
])(
  '%s fits into 2,000 characters, and the remaining items are counted',
  (_, count, itemName, firstName) => {
    const { length, text, listedCount } = chat(count, itemName, firstName);
    expect(length).toBeLessThanOrEqual(2000);
    expect(text.endsWith(`and ${count - listedCount} more`)).toBe(true);
  },
);
