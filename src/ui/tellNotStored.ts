import { failureTexts } from '../text/failures';
import { toast } from './toast';

/** Says that what is typed into a form does not outlive a reload, where it usually does. */
export const tellNotStored = (): void => void toast.error(failureTexts.draftNotStored);
