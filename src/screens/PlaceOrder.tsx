import { PlaceOrder } from '../features/checkout';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.placeOrder, PlaceOrder);
