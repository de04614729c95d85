export { OutletList, prefetchOutlets } from './OutletList';
