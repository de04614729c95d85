/* All messages of schemas that answer shoppers, for the server. A page loads only those of its schemas. */

export { accountFields } from './account';
export { addressFields } from './address';
export { cartFields } from './cart';
export { codeFields } from './code';
export { newsFields } from './news';
export { orderFields } from './order';
export { placeFields } from './place';
export { searchFields } from './search';
export { serviceFields } from './service';
export { slotFields } from './slots';
