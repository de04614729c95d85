/* All messages of schemas that answer shoppers, for the server. A page loads only those of its schemas. */

export * as accountFields from './account';
export * as addressFields from './address';
export * as cartFields from './cart';
export * as codeFields from './code';
export * as newsFields from './news';
export * as orderFields from './order';
export * as placeFields from './place';
export * as searchFields from './search';
export * as serviceFields from './service';
export * as slotFields from './slots';
