export { Payment } from './Payment';
export { PlaceOrder } from './PlaceOrder';
