export { OutletList } from './OutletList';
