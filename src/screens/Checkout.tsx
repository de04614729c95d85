import { useParams } from 'react-router-dom';
import { Payment } from '../features/payment/Payment';
import { pageText } from '../text/pages';
import { customerScreen } from './customerScreen';

/** `/checkout/{orderId}`: the payment and the progress of an order. */
export default customerScreen(pageText.checkout, () => {
  const { orderId = '' } = useParams();
  return <Payment key={orderId} orderId={orderId} />;
});
