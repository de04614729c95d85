export { useAccountPath } from './wish';
