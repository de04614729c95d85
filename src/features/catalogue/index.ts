export { CollectionBrowser } from './CollectionBrowser';
export { ProductPage } from './ProductPage';
export { askFirstPage } from './useBrowsedPages';
