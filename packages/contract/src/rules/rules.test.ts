import {
  hasEnded,
  ORDER_STATUS,
  PAYMENT_METHODS,
  paymentDeadline,
  statusTone,
} from './orderStatus';
import { messagingLink } from './sellerLink';
import { findState, isFederalTerritory } from './states';

test.each([
  ['0123456789', '60123456789'],
  ['60123456789', '60123456789'],
  ['+60 12-345 6789', '60123456789'],
  ['+65 9123 4567', '6591234567'],
  ['12-345 6789', '60123456789'],
  ['12-300 4567', '60123004567'],
  [' +65 9123 4567', '6591234567'],
  ['012 300 4500', '60123004500'],
])('the chat link for the seller %s has the number %s', (phone, digits) => {
  expect(messagingLink(phone)).toBe(`https://wa.me/${digits}`);
});

test('the chat link encodes its message', () => {
  expect(messagingLink('0123456789', 'RM 5 & more?')).toBe(
    'https://wa.me/60123456789?text=RM%205%20%26%20more%3F',
  );
});

test.each([
  ['Selangor', 'Selangor'],
  ['melaka', 'Malacca'],
  ['Pulau Pinang', 'Penang'],
  ['Penang Island', 'Penang'],
  ['N. Sembilan', 'Negeri Sembilan'],
  [' negeri sembilan ', 'Negeri Sembilan'],
  ['MY-10', 'Selangor'],
  ['MY-05', 'Negeri Sembilan'],
  ['Negeri Perak', 'Perak'],
  ['Pulau Pinang, Malaysia', 'Penang'],
  ['Selangor Darul Ehsan', 'Selangor'],
  ['Pulau\u00A0Pinang\u200B', 'Penang'],
  ['N.Sembilan', 'Negeri Sembilan'],
  ['Negri Sembilan', 'Negeri Sembilan'],
  ['Negeri Sembilan D.K.', 'Negeri Sembilan'],
  ['MY01', 'Johor'],
  ['MY-01', 'Johor'],
  ['ＪＯＨＯＲ', 'Johor'],
  ['Pulau-Pinang', 'Penang'],
  ['P Pinang', 'Penang'],
  ['Selangor D.E.', 'Selangor'],
  ['Selangor D.E., Malaysia', 'Selangor'],
  ['constructor', null],
  ['10', null],
  ['', null],
  ['toString', null],
  ['雪兰莪', 'Selangor'],
  ['雪兰莪州', 'Selangor'],
  ['檳城', 'Penang'],
  ['砂拉越州', 'Sarawak'],
  ['Kuala Lumpur', null],
  ['Atlantis', null],
])('the state in %s is %s', (text, state) => {
  expect(findState(text)).toBe(state);
});

test.each([
  ['Wilayah Persekutuan Kuala Lumpur', true],
  ['Labuan', true],
  ['the Wilayah Persekutuan', true],
  ['KUALA LUMPUR', true],
  ['Putrajaya 62000', true],
  ['MY-14', true],
  ['MY14', true],
  ['W.P. Labuan', true],
  ['吉隆坡', true],
  ['纳闽联邦直辖区', true],
  ['Perak', false],
  ['霹雳', false],
  ['MY-08', false],
])('%s is a federal territory: %p', (text, expected) => {
  expect(isFederalTerritory(text)).toBe(expected);
});

test.each([
  ['Order Placed', 'yellow'],
  ['Payment Submitted', 'orange'],
  ['Order Cancelled', 'red'],
  ['On its way', 'green'],
])('the status %s is shown in %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('a completed or cancelled order is over', () => {
  expect(Object.values(ORDER_STATUS).filter(hasEnded)).toEqual(['Completed', 'Order Cancelled']);
});

test('a payment is due 2 hours after the order', () => {
  expect(paymentDeadline(0)).toBe(7_200_000);
});

test('statuses and payment methods have the names of the specification', () => {
  expect(ORDER_STATUS).toMatchObject({
    placed: 'Order Placed',
    paymentSubmitted: 'Payment Submitted',
    cancelled: 'Order Cancelled',
  });
  expect(PAYMENT_METHODS).toEqual(['tng', 'stripe']);
});
