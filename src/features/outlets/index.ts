export { askOutlets, OutletList } from './OutletList';
