import { HumanCheck } from '../features/humanCheck/HumanCheck';
import { Registration } from '../features/registration/Registration';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.register, () => <Registration Check={HumanCheck} />);
