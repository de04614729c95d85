export { SearchOverlay } from './SearchOverlay';
