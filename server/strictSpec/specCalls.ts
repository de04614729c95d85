/** Field names; `true` accepts everything below, lists are described by their items. */
export interface Shape {
  readonly [field: string]: Shape | true;
}

/** A call of section 7 of the specification: its request fields and the response fields that the storefront reads. */
export interface SpecCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly request: Shape;
  /** In addition to `success` and `message`. */
  readonly response: Shape;
}

const fields = (...names: readonly string[]): Shape =>
  Object.fromEntries(names.map((name) => [name, true]));

/** Section 3. */
const product = fields(
  'id',
  'name',
  'price',
  'image',
  'description',
  'features',
  'category',
  'subCategory',
  'bestseller',
);
const address = fields(
  'firstName',
  'lastName',
  'email',
  'street',
  'city',
  'state',
  'zipcode',
  'country',
  'phone',
);
const price = fields('productPrice', 'shippingPrice');
const item = fields('id', 'name', 'image', 'price', 'quantity', 'feature');
const order: Shape = {
  ...fields('id', 'date', 'status', 'paymentMethod', 'amount', 'image'),
  items: item,
  address,
  price,
};
const outlet: Shape = {
  ...fields('id', 'title', 'contactNumber', 'whatsappNumber', 'googleMap'),
  address: fields('street', 'city', 'zipcode', 'state', 'country'),
  schedule: { ...fields('day', 'available'), operatingTime: fields('start', 'end') },
};
const orderRequest: Shape = { address, items: item, price };

const get = (path: string, response: Shape): SpecCall => ({
  method: 'GET',
  path,
  request: {},
  response,
});
const post = (path: string, request: Shape, response: Shape = {}): SpecCall => ({
  method: 'POST',
  path,
  request,
  response,
});

/** The calls of section 7, and no others. */
export const specCalls: readonly SpecCall[] = [
  get('/api/user/verifyToken', {}),
  post('/api/user/login', fields('email', 'password'), fields('token')),
  post('/api/user/register', fields('name', 'password', 'email'), fields('token')),
  post('/api/user/sendRegisterOtp', fields('email')),
  post('/api/user/verifyRegisterOtp', fields('email', 'otp')),
  post('/api/user/send-reset-otp', fields('email')),
  post('/api/user/verify-reset-otp', fields('email', 'otp')),
  post('/api/user/reset-password', fields('email', 'otp', 'newPassword')),
  post('/api/user/logout', {}),
  get('/api/product/list', { products: product }),
  post('/api/product/fetchProducts', fields('productName', 'page', 'amount'), {
    products: product,
    totalProducts: true,
    suggestions: fields('name'),
  }),
  post('/api/cart/add', fields('itemId', 'feature', 'quantity')),
  post('/api/cart/update', fields('itemId', 'feature', 'quantity')),
  post('/api/cart/get', {}, fields('cartData')),
  post('/api/cart/cartMerge', fields('cartData')),
  post(
    '/api/shipping/calculateShipping',
    { state: true, cartProductList: item },
    fields('shippingCost'),
  ),
  post('/api/order/place', orderRequest, fields('orderId')),
  post('/api/order/stripe', orderRequest, fields('success_url')),
  post('/api/order/userorders', {}, { orders: order }),
  post('/api/order/orderdetail', fields('orderId'), { orderDetail: order }),
  post('/api/order/uploadpayment', fields('orderId', 'image')),
  get('/api/custom/getSliderImages', fields('sliderImages')),
  get('/api/news/all', {
    items: fields('id', 'title', 'description', 'date', 'image_url'),
    totalPages: true,
  }),
  get('/api/outlet/outletList', { outlets: outlet }),
  post('/api/general/generateMapList', fields('input'), {
    data: { data: fields('description', 'place_id') },
  }),
  get('/api/general/geocode', { results: { geometry: { location: fields('lat', 'lng') } } }),
];
