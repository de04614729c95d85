export { CollectionBrowser } from './CollectionBrowser';
export { ProductPage } from './ProductPage';
export { prefetchFirstPage } from './useCollection';
