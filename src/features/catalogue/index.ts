export { CollectionBrowser } from './CollectionBrowser';
export { ProductPage } from './ProductPage';
