import { allCalls, specCalls } from './allCalls';
import type { AnyCall } from './call';
import { refusalCodesOf, refusalsOf } from './refusals';
import { type Shape, section7Shape } from './section7';

const PRODUCT = 'id name price image description features category subCategory bestseller';
const ADDRESS = 'address{firstName lastName email street city state zipcode country phone}';
const ITEM = '{id feature quantity name image price}';
const PRICE = 'price{productPrice shippingPrice}';
const ORDER = `{id date status paymentMethod items{id name image price quantity feature} amount ${ADDRESS} ${PRICE} image}`;
const OUTLET =
  '{id title contactNumber whatsappNumber googleMap address{street city zipcode state country} schedule{day available operatingTime{start end}}}';

/** Section 7, call for call: method, address, encoding, for customers only, fields of the request → fields of the response. */
const AGREED = [
  'user.verifyToken: GET /api/user/verifyToken none →',
  'user.logout: POST /api/user/logout json →',
  'user.login: POST /api/user/login json email password → token',
  'user.register: POST /api/user/register json name email password → token',
  'user.sendRegisterOtp: POST /api/user/sendRegisterOtp json email →',
  'user.verifyRegisterOtp: POST /api/user/verifyRegisterOtp json email otp →',
  'user.sendResetOtp: POST /api/user/send-reset-otp json email →',
  'user.verifyResetOtp: POST /api/user/verify-reset-otp json email otp →',
  'user.resetPassword: POST /api/user/reset-password json email otp newPassword →',
  `product.list: GET /api/product/list none → products{${PRODUCT}}`,
  `product.fetchProducts: POST /api/product/fetchProducts json productName page amount → products{${PRODUCT}} totalProducts suggestions{name}`,
  'cart.add: POST /api/cart/add json customer once itemId feature quantity →',
  'cart.update: POST /api/cart/update json customer itemId feature quantity →',
  'cart.get: POST /api/cart/get json customer → cartData',
  'cart.cartMerge: POST /api/cart/cartMerge json customer once cartData →',
  `shipping.calculateShipping: POST /api/shipping/calculateShipping json customer state cartProductList${ITEM} → shippingCost`,
  `order.place: POST /api/order/place json customer once ${ADDRESS} items${ITEM} ${PRICE} → orderId`,
  `order.stripe: POST /api/order/stripe json customer once ${ADDRESS} items${ITEM} ${PRICE} → success_url`,
  `order.userorders: POST /api/order/userorders json customer → orders${ORDER}`,
  `order.orderdetail: POST /api/order/orderdetail json customer orderId → orderDetail${ORDER}`,
  'order.uploadpayment: POST /api/order/uploadpayment multipart customer once orderId image →',
  'custom.getSliderImages: GET /api/custom/getSliderImages none → sliderImages',
  'news.all: GET /api/news/all query page limit → items{id title description date image_url} totalPages',
  `outlet.outletList: GET /api/outlet/outletList none → outlets${OUTLET}`,
  'general.generateMapList: POST /api/general/generateMapList json input → data{data{description place_id}}',
  'general.geocode: GET /api/general/geocode query place_id → results{geometry{location{lat lng}}}',
];

/** The names of fields, with those inside in braces. */
function fieldsOf(shape: Shape | true): string {
  if (shape === true) return '';
  const fields = Object.entries(shape).map(([name, inner]) => {
    const inside = fieldsOf(inner);
    return inside === '' ? name : `${name}{${inside}}`;
  });
  return fields.join(' ');
}

/** A call as a row of the table. `success` and `message` are part of every response. */
function row(name: string, call: AnyCall): string {
  const { success: _, message: __, ...response } = section7Shape(call.response) as Shape;
  const { method, path, encoding, audience, idempotent, request } = call;
  const parameters = fieldsOf(section7Shape(request));
  return [
    `${name}: ${method} ${path} ${encoding === 'query' && parameters === '' ? 'none' : encoding}`,
    audience === 'customer' && 'customer',
    idempotent && 'once',
    parameters,
    '→',
    fieldsOf(response),
  ]
    .filter(Boolean)
    .join(' ');
}

test('the contract has the calls and the fields of section 7 of the specification and no others', () => {
  expect(specCalls.map(([name, call]) => row(name, call))).toEqual(AGREED);
});

test('no two calls have the same path', () => {
  expect(new Set(allCalls.map(([, { path }]) => path)).size).toBe(allCalls.length);
});

test('a call is refused for its own reasons and for those of its kind', () => {
  const find = (wanted: string) => allCalls.find(([name]) => name === wanted)?.[1] as AnyCall;
  expect(refusalsOf(find('order.uploadpayment'))).toEqual({
    400: ['invalid-request'],
    401: ['not-signed-in'],
    403: ['invalid-request'],
    404: ['not-found'],
    408: ['unavailable'],
    409: ['order-not-payable', 'receipt-already-used', 'other-customer'],
    413: ['file-too-large'],
    415: ['not-an-image', 'invalid-request'],
    422: ['invalid-request'],
    429: ['too-many-requests'],
    500: ['internal'],
    503: ['unavailable'],
  });
  expect(refusalCodesOf(find('custom.getSliderImages'))).toEqual(['internal', 'unavailable']);
});
