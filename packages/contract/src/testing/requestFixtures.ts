import { allCalls } from '../calls/allCalls';
import type { AnyCall } from '../calls/call';
import { DEFAULT_SLOT_RULES } from '../rules/slotRules';
import { ADDRESS } from './visitor';

/** All calls by area and name, such as `cart.add`. */
export const CALLS: Readonly<Record<string, AnyCall>> = Object.fromEntries(allCalls);

export const ITEM = {
  id: 'p1',
  feature: 'M',
  quantity: 2,
  name: 'Shirt',
  image: ['a.webp'],
  price: '12.50',
};
export const ORDER = {
  address: ADDRESS,
  billingAddress: { ...ADDRESS, city: 'Ipoh' },
  items: [ITEM],
  price: { productPrice: '25.00', shippingPrice: '10.00' },
  note: 'Leave at the guard house',
  selection: {
    serviceType: 'delivery',
    deliveryAddress: '12 Jalan Ampang, Shah Alam',
    calendarDate: '2026-11-22',
    deliveryTime: '10:00 - 11:00',
  },
};
const IMAGE = new Blob(['x'], { type: 'image/png' });
const PASSWORD = 'long enough';
const ACT = { orderId: 'o1', expected: 'Payment Submitted', receipt: '/api/counter/receipt/h1' };
const CLOSURE = { from: '2026-11-30', until: '2026-12-01', hours: [10, 21], reason: 'Hari Raya' };
const REFUND = { amount: '25.00', how: 'Touch n Go', reference: 'R-1', isGiven: true };

/** Every request with all of its fields. */
export const FULL_REQUESTS: readonly (readonly [string, object | undefined])[] = [
  ['user.verifyToken', undefined],
  ['user.logout', undefined],
  ['user.logout', {}],
  ['user.login', { email: 'a@b.my', password: 'x' }],
  ['user.register', { name: 'Aisyah', email: 'a@b.my', password: PASSWORD }],
  ['user.sendRegisterOtp', { email: 'a@b.my', altcha: 'solved' }],
  ['user.sendRegisterOtp', { email: 'a@b.my' }],
  ['user.verifyRegisterOtp', { email: 'a@b.my', otp: '012345' }],
  ['user.sendResetOtp', { email: 'a@b.my', altcha: 'solved' }],
  ['user.verifyResetOtp', { email: 'a@b.my', otp: '012345' }],
  ['user.resetPassword', { email: 'a@b.my', otp: '012345', newPassword: PASSWORD }],
  ['product.list', undefined],
  ['product.list', { language: 'ms' }],
  ['product.fetchProducts', { productName: null, page: 1, amount: 4 }],
  ['product.fetchProducts', { productName: 'x'.repeat(200), page: 3, amount: 100, language: 'ms' }],
  ['cart.add', { itemId: 'p1', feature: 'x'.repeat(100), quantity: 1 }],
  ['cart.update', { itemId: 'p1', feature: '', quantity: 0 }],
  ['cart.get', {}],
  ['cart.cartMerge', { cartData: { p1: { M: 2 } } }],
  ['shipping.calculateShipping', { state: 'Johor', cartProductList: [ITEM] }],
  ['order.place', ORDER],
  ['order.stripe', ORDER],
  ['order.userorders', {}],
  ['order.userorders', { amount: 100, before: { date: 1_772_688_600_000, id: 'o1' } }],
  ['order.orderdetail', { orderId: 'o1' }],
  ['order.cancel', { orderId: 'o1' }],
  ['order.uploadpayment', { orderId: 'o1', image: IMAGE }],
  ['custom.getSliderImages', undefined],
  ['news.all', { page: 2, limit: 100, language: 'zh-Hans' }],
  ['outlet.outletList', undefined],
  ['outlet.outletList', { language: 'en' }],
  ['general.generateMapList', { input: 'x'.repeat(200) }],
  ['general.geocode', { place_id: 'x'.repeat(500) }],
  ['devices.devices', undefined],
  ['devices.signOutDevice', { id: 'd1' }],
  ['devices.signOutOtherDevices', {}],
  ['account.account', undefined],
  ['account.changePassword', { currentPassword: 'x', newPassword: PASSWORD }],
  ['passkeys.passkeys', undefined],
  ['passkeys.startPasskey', { currentPassword: 'x' }],
  ['passkeys.addPasskey', { credential: { id: 'k1' } }],
  ['passkeys.removePasskey', { id: 'k1', currentPassword: 'x' }],
  ['passkeys.startPasskeySignIn', {}],
  ['passkeys.passkeySignIn', { credential: { id: 'k1' } }],
  ['counter.counterSession', undefined],
  ['counter.startCounterSignIn', {}],
  ['counter.counterSignIn', { credential: { id: 'k1' } }],
  ['counter.startInvitation', { token: 't1' }],
  ['counter.acceptInvitation', { token: 't1', credential: { id: 'k1' } }],
  ['counter.counterSignOut', {}],
  ['counter.addExampleOrders', {}],
  ['counter.removeExampleOrders', {}],
  ['counter.waitingReceipts', undefined],
  ['counter.counterOrder', { orderId: 'o1' }],
  ['counter.act', { ...ACT, act: 'confirm', reference: 'K-1', text: 'Paid in cash' }],
  ['counter.act', { ...ACT, act: 'refuse', reason: 'other', text: 'It pays another shop' }],
  ['counter.act', { ...ACT, act: 'ready' }],
  ['counter.act', { ...ACT, act: 'cancel', text: 'Sold out', refund: REFUND }],
  ['counter.changes', undefined],
  ['counter.queue', { page: '0' }],
  ['counter.searchOrders', { text: '012-345', page: '1' }],
  ['counter.ordersToPrint', { ids: 'o1,o2' }],
  ['custom.getSlots', { from: '2026-11-30', days: '62' }],
  ['counter.slotRules', undefined],
  [
    'counter.saveSlotRules',
    { version: 'v1', rules: { ...DEFAULT_SLOT_RULES, closures: [CLOSURE] } },
  ],
  ['counter.addClosure', CLOSURE],
  ['counter.removeClosure', CLOSURE],
  ['counter.ordersInSlots', { from: '2026-11-30', until: '2026-12-01', hours: '10,21' }],
  ['counter.addNote', { orderId: 'o1', text: 'Calls at noon' }],
];
