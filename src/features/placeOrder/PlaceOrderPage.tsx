import { pageText } from '../../text/pages';
import { customerPage } from '../shared/customerPage';
import { PlaceOrder } from './PlaceOrder';

export default customerPage(pageText.placeOrder, PlaceOrder);
