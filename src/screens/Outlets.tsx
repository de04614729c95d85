export {
  loadOutlets as loadData,
  OutletList as default,
} from '../features/outlets/OutletList';
