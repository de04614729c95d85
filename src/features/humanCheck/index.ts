export { HumanCheck } from './HumanCheck';
