import { ServiceSelectionModal, type Steps } from './ServiceSelectionModal';

/**
 * The service selection for a first visit. It needs neither the store nor a router, so it can be part of the prerendered
 * HTML and be used before the rest of the app has loaded.
 */
export const FirstServicePrompt = (props: {
  readonly loadSteps: () => Promise<Steps>;
  readonly reloadPage: () => void;
}) => <ServiceSelectionModal selection={null} reason={null} onClose={undefined} {...props} />;
