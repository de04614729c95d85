import { pageText } from '../../text/pages';
import { HumanCheck } from '../shared/humanCheck/HumanCheck';
import { titledPage } from '../shared/titledPage';
import { Registration } from './Registration';

export default titledPage(pageText.register, () => <Registration Check={HumanCheck} />);
