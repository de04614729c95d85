/* All messages of schemas that answer shoppers, for the server. A page loads only those of its schemas. */

export * as accountFields from './account';
export * as addressFields from './address';
export * as cartFields from './cart';
export * as codeFields from './code';
export * as emailFields from './email';
export * as newsFields from './news';
export * as orderFields from './order';
export * as phoneFields from './phone';
export * as placeFields from './place';
export * as postcodeFields from './postcode';
export * as quantityFields from './quantity';
export * as searchFields from './search';
export * as serviceFields from './service';
export * as slotFields from './slots';
