import { ADDRESS } from './visitor';

/** One fixture of each entity of section 3, as it is in the response. */
export const ITEM = { id: 'p1', feature: 'M', quantity: 2 };
export const ORDER_REQUEST = {
  address: ADDRESS,
  items: [ITEM],
  price: { productPrice: '25.00', shippingPrice: '10.00' },
};
export const PRODUCT = {
  id: 'p1',
  name: 'Roti',
  price: '12.50',
  image: ['/first.webp', '/second.webp'],
  description: 'Fresh.',
  features: ['S', 'M'],
  category: 'Men',
  subCategory: 'Topwear',
  bestseller: true,
};
export const ORDER = {
  id: 'o1',
  date: 1_772_688_600_000,
  status: 'Order Placed',
  paymentMethod: 'tng',
  items: [
    { id: 'p1', name: 'Roti', image: ['/first.webp'], price: 12.5, quantity: 2, feature: 'M' },
  ],
  amount: 35,
  address: ADDRESS,
  price: { productPrice: '25.00', shippingPrice: '10.00' },
  image: '/receipt.png',
};
export const NEWS_ITEM = {
  id: 'n1',
  title: 'Open',
  description: 'We are open.',
  date: '2026-03-01',
  image_url: '/n.webp',
};
export const OUTLET = {
  id: 'b1',
  title: 'Muar',
  contactNumber: '03-7955 2041',
  whatsappNumber: '012-345 6789',
  googleMap: 'https://maps.example/1',
  address: { street: '1, Jalan 17', city: 'Muar', zipcode: '84000', state: 'Johor', country: 'MY' },
  schedule: [{ day: 'Monday', available: true, operatingTime: { start: '10:00', end: '22:00' } }],
};
