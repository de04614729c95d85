import { pageText } from '../../text/pages';
import { customerPage } from '../shared/customerPage';
import { Orders } from './Orders';

export default customerPage(pageText.orders, Orders);
