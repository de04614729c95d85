import { useParams } from 'react-router-dom';
import { pageText } from '../../text/pages';
import { customerPage } from '../shared/customerPage';
import { Payment } from './Payment';

/** `/checkout/{orderId}`: the payment and the progress of an order. */
export default customerPage(pageText.checkout, () => {
  const { orderId = '' } = useParams();
  return <Payment key={orderId} orderId={orderId} />;
});
