export { s } from './tokens';
