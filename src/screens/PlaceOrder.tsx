import { PlaceOrder } from '../features/placeOrder/PlaceOrder';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

export default customerScreen(pageText.placeOrder, PlaceOrder);
