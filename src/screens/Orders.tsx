import { Orders } from '../features/orders/Orders';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.orders, Orders);
