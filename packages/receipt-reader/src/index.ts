export { type Reading, readReceipt, startWorkers, stopWorkers } from './readReceipt';
export type { Region } from './region';
