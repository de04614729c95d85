import { PlaceOrder } from '../features/checkout/PlaceOrder';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.placeOrder, PlaceOrder);
