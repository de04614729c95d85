export { zIndexes } from './tokens';
