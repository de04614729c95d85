export { FirstServicePrompt } from './FirstServicePrompt';
export { loadServiceSteps, ServiceSelectionGate } from './ServiceSelectionGate';
export type { Steps as ServiceSteps } from './ServiceSelectionModal';
export { useChosenService } from './useChosenService';
