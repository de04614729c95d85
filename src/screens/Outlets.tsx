export {
  OutletList as default,
  prefetchOutlets as prefetchQuery,
} from '../features/outlets/OutletList';
