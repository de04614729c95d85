import { HumanCheck } from '../features/humanCheck';
import { Registration } from '../features/registration';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.register, () => <Registration Check={HumanCheck} />);
