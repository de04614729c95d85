export { Registration } from './Registration';
