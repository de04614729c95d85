import * as v from 'valibot';
import { ADDRESS_FIELDS } from '../rules/address';
import { ORDER } from '../testing/responseFixtures';
import { orderCalls } from './order';

/** The orders that the storefront makes of a response; null when it is not what the contract promises. */
function ordersIn(orders: readonly unknown[]): unknown {
  const result = v.safeParse(orderCalls.userorders.response, { orders });
  return result.success ? result.output.orders : null;
}

describe('an order', () => {
  const full = {
    ...ORDER,
    id: 7,
    address: { firstName: 'Aina', zipcode: 1000, phone: null },
    billingAddress: { city: 'Ipoh' },
    selection: {
      serviceType: 'pickup',
      calendarDate: '2026-03-05',
      deliveryTime: '10:00 - 11:00',
    },
  };
  const NOBODY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']));

  test('is parsed with all optional fields', () => {
    expect(v.parse(orderCalls.orderdetail.response, { orderDetail: full })).toEqual({
      success: true,
      orderDetail: {
        ...full,
        id: '7',
        items: [{ ...full.items[0], price: 1250 }],
        amount: 3500,
        address: { ...NOBODY, firstName: 'Aina', zipcode: '1000' },
        billingAddress: { ...NOBODY, city: 'Ipoh' },
        price: { productPrice: 2500, shippingPrice: 1000 },
      },
    });
  });

  test('is parsed without direction marks in its address', () => {
    const address = { firstName: 'Ai\u202Ena', street: '3, Jalan\u200B Melur ' };
    expect(ordersIn([{ ...full, address }])).toMatchObject([
      { address: { firstName: 'Aina', street: '3, Jalan Melur' } },
    ]);
  });

  test.each([
    [{ ...full.selection, calendarDate: '20266-02-30' }],
    [{ serviceType: 'drone' }],
    ['pickup'],
  ])('keeps its other fields when its service %j is invalid', (selection) => {
    expect(ordersIn([{ ...full, selection }])).toMatchObject([{ id: '7', selection: null }]);
  });

  test('is parsed with the required fields only', () => {
    const { id, date, status, items, price } = full;
    expect(ordersIn([{ id, date, status, items, price }])).toMatchObject([
      { paymentMethod: '', address: NOBODY },
    ]);
  });

  test.each([
    ['/a.png', '/a.png'],
    [['/a.png', '/b.png'], '/a.png'],
    [[], undefined],
    [null, undefined],
  ])('has the receipt %j as %s', (image, expected) => {
    expect(ordersIn([{ ...full, image }])).toMatchObject([{ image: expected }]);
  });

  test.each([
    ['has no name', { name: undefined }],
    ['has no price', { price: undefined }],
    ['has a quantity that is not a number', { quantity: 'two' }],
  ])('is refused when a line %s', (_, change) => {
    expect(ordersIn([{ ...full, items: [{ ...full.items[0], ...change }] }])).toBeNull();
  });

  test.each([
    [1_772_688_600_000, 1_772_688_600_000],
    ['1772688600000', 1_772_688_600_000],
    ['2026-03-05T05:30:00Z', 1_772_688_600_000],
    ['2026-03-05T13:30:00+08:00', 1_772_688_600_000],
    ['', null],
    ['1x', null],
    ['x1', null],
    ['tomorrow', null],
  ])('with the date %j was placed at %p', (date, expected) => {
    const read = expected === null ? null : [expect.objectContaining({ date: expected })];
    expect(ordersIn([{ ...full, date }])).toEqual(read);
  });
});
