import { Orders } from '../features/orders';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.orders, Orders);
