export { FirstServicePrompt } from './FirstServicePrompt';
export { loadServiceSteps } from './loadServiceSteps';
export { ServiceSelectionGate } from './ServiceSelectionGate';
export { useChosenService } from './useChosenService';
export type { Steps as ServiceSteps } from './useLazyServiceSteps';
