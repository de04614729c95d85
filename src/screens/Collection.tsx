export {
  CollectionBrowser as default,
  prefetchFirstPage as prefetchQuery,
} from '../features/catalogue';
