export { CollectionBrowser as default } from '../features/catalogue/CollectionBrowser';
export { prefetchFirstPage as prefetchQuery } from '../features/catalogue/useCollection';
