import { ServiceSelectionModal, type Steps } from './ServiceSelectionModal';

/**
 * The service selection for a first visit. It needs neither the store nor a router, so it can be part of the prerendered
 * HTML and be used before the rest of the app has loaded.
 */
export const FirstServicePrompt = (props: {
  readonly loadSteps: () => Promise<Steps>;
  readonly reloadPage: () => void;
  /** The path of the page in English, for the links to other languages. */
  readonly englishPath: string;
}) => <ServiceSelectionModal selection={null} reason={null} onClose={undefined} {...props} />;
