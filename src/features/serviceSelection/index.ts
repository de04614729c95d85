export { ServiceSelectionGate } from './ServiceSelectionGate';
