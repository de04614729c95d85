import type { Failure } from '@kedai/contract/calls/failure';
import type { AddressField } from '@kedai/contract/rules/address';
import { PAYMENT_WINDOW_MS, TEXT_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { VALID_STATES } from '@kedai/contract/rules/states';
import { durationOver } from '@kedai/contract/text/limitText';
import { PICKUP_DELIVERED } from '@kedai/contract/text/pickupText';

const MAYBE_PLACED =
  'Your order may have reached us, but the confirmation did not arrive. Check it, or send the form again. Nothing is ordered twice.';

export const placeOrderText = {
  title: 'Checkout',
  breadcrumb: { home: 'Home', cart: 'Cart', checkout: 'Checkout' },
  showSummary: 'Show order summary',
  hideSummary: 'Hide order summary',
  deliveryTypes: 'Delivery or pick up',
  delivery: 'Delivery',
  pickup: 'Pick Up',
  unavailable: 'Currently Unavailable',
  pickupChosen:
    'You chose Pick Up, but orders can only be delivered at the moment. Change your selection to Delivery, or order here and we deliver in the slot that you chose.',
  changeService: 'Change',
  deliveryInformation: 'Delivery information',
  placeChanged:
    'Your delivery place has changed. What you typed is still here, so please check that this address is right.',
  partlyFilled:
    'Your browser filled in a part of this address. The other lines are of the place that you chose for the delivery, so please check that all lines are of one address.',
  /** @param place the state of the chosen place */
  otherState: (place: string, state: string) =>
    `The place that you chose for the delivery is in ${place}, but this address is in ${state}. Please check that it is right: the fee depends on it.`,
  billingToggle: 'Use a separate billing address',
  billingInformation: 'Billing information',
  note: 'Note for your delivery (optional)',
  /** @param count the typed characters */
  noteHint: (count: number) =>
    count === 0
      ? 'For example: leave at the guard house'
      : `${count} of ${TEXT_MAX_CHARACTERS} characters`,
  paymentMethod: 'Payment method',
  eWallet: 'Touch n Go eWallet',
  eWalletHint: 'Scan a QR code on the next page and upload the receipt.',
  card: 'STRIPE',
  cardHint: 'Credit or debit card',
  terms: 'I have read and agreed with the terms and conditions',
  readTerms: 'Read the terms',
  notPlaced: 'Your order could not be completed. What you typed is still here.',
  /** @param reason a sentence */
  maybePlacedBut: (reason: string) => `${reason} ${MAYBE_PLACED}`,
  maybePlaced: MAYBE_PLACED,
  outcomeUnknownTitle: 'Did your order reach us?',
  outcomeUnknownText:
    'The confirmation did not arrive. Check before you order again. Nothing is ordered twice.',
  findOut: 'Check my order',
  earlierOrder:
    'Your first order had reached us. This is how you sent it. To change it, contact us.',
  termsMissing: 'Please agree to the terms and conditions.',
  shippingMissing: 'Please select the state again',
  submit: 'PLACE ORDER',
  busy: {
    preparing: 'Saving your cart',
    placing: 'Placing your order',
    refreshingPrices: 'Updating the prices',
  },
  chooseState: 'Select a state',
  unknownState: (filled: string) => `We do not know the state “${filled}”. Please choose one.`,
  federalTerritory: (states: readonly string[] = VALID_STATES) =>
    `Kuala Lumpur, Labuan and Putrajaya are not among our ${states.length} delivery states.`,
  askShop: 'Ask us on WhatsApp',
  askShopMessage: 'Hello, do you deliver to a federal territory?',
  loading: 'Loading the order form',
  loadFailed: 'Your cart could not be loaded',
  loadFailedText: 'Nothing in it is lost. Please try again.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Put something in it first, then come back to check out.',
  emptyAction: 'Browse the collection',
  /** @param names the names of the products that the shop still knows */
  unavailableLines: (names: readonly string[]) =>
    names.length === 0
      ? 'Some items in your cart are no longer available. They are not part of this order.'
      : `No longer available, and not part of this order: ${names.join('; ')}.`,
  /** @param name undefined when the shop does not know the product any more */
  removeLine: (name: string | undefined) => `Remove ${name ?? 'the unknown item'}`,
  nothingAvailable:
    'Nothing in your cart is available any more. Please remove the items and choose something else.',
  cartChanged:
    'Your cart has just changed, perhaps in another tab. Please check it, then place the order again.',
  selectionChanged:
    'Your service or time was changed in another tab. Please check it below, then place the order again.',
  selectionMissing: 'Please choose a service, a date and a time, then place the order again.',
  slotPassed: 'The time that you chose has passed. Please choose another one.',
  slotTaken: (state: 'full' | 'closed', reason = '') =>
    `The time that you chose is ${state} now${reason && `: ${reason}`}. Please change it before you order.`,
  cartNotSaved: 'Your last change to the cart could not be saved. Please check your cart.',
} as const;

/** The text of a failure: the shop's own, if there is one. */
export const checkoutFailure = ({ message }: Failure): string =>
  message === '' ? 'Something went wrong. Please try again.' : message;

/** Labels of the address form, in its order. The inputs are named after the fields of the contract. */
export const addressLabels: Readonly<Record<AddressField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  street: 'Street',
  city: 'City',
  zipcode: 'Zipcode',
  state: 'State',
  country: 'Country',
  phone: 'Phone',
};

export const summaryText = {
  title: 'Products summary',
  scroll: 'Scroll for more items',
  totals: 'CART TOTALS',
  subtotal: 'Subtotal',
  shipping: 'Shipping Fee',
  total: 'Total',
  enterAddress: 'Enter Shipping Address',
  calculating: 'Calculating the shipping fee',
} as const;

const WINDOW_OVER = `${durationOver(PAYMENT_WINDOW_MS, 'for this payment')}.`;
const UNREADABLE = 'There was an error processing the image.';

export const paymentText = {
  heading: 'Your order is almost complete',
  headingSubmitted: 'We have your receipt',
  headingCancelled: 'This order was cancelled',
  headingSettled: 'Your order',
  orderNumber: (id: string) => `Order ${id}`,
  information: 'Order information',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  notAvailable: 'N/A',
  note: 'Your note',
  billing: 'Billed to',
  pickupDelivered: PICKUP_DELIVERED,
  pending: 'Pending payment',
  timeLeft: 'Time left to pay',
  windowOver: `${WINDOW_OVER} If you have already paid, you can still upload your receipt.`,
  windowOverByCard: WINDOW_OVER,
  scan: 'Scan QR Code and make payment',
  qrAlt: (receiver: string) => `QR code to pay ${receiver} by Touch n Go eWallet`,
  eWallet: 'Touch n Go eWallet',
  amount: 'Amount to pay',
  saveCode: 'Save QR code',
  saveCodeHint:
    'Paying with this phone? Save the code, then open it from your gallery in the Touch n Go scanner.',
  /** @param picture URL of the picture, whose file extension is kept */
  codeFile: (shopName: string, picture: string) =>
    `${shopName} Touch n Go QR code${/\.\w+$/.exec(picture)?.[0] ?? ''}`,
  exampleCode:
    'This code is an example that no wallet accepts. The setting PAYMENT_QR replaces it.',
  byCard:
    'This order is paid by card, on the page of the payment service. If you left that page, place the order from your cart again to return to it. Nothing is ordered twice.',
  viewCart: 'View your cart',
  verify: 'To verify your payment',
  upload: 'Upload TNG receipt',
  choose: { drop: 'Drag your screenshot here, or', browse: 'browse' },
  chooseAnother: { drop: 'Drag another screenshot here, or', browse: 'browse' },
  chooseAgain: 'Choose the screenshot again.',
  formats: 'JPEG, JPG & PNG',
  opening: 'Opening your screenshot. You can also choose another one.',
  view: 'View Uploaded Screenshot',
  viewTitle: 'Uploaded screenshot',
  remove: 'Remove',
  previewAlt: 'The screenshot you chose',
  submit: 'SUBMIT',
  cancel: 'Cancel',
  reading: 'Reading your screenshot',
  found: 'We found the name of the receiver and outlined it.',
  uploading: 'Sending your receipt',
  notSent: 'Your receipt could not be sent. Your screenshot is still here.',
  /** Why a receipt was not sent. For a picture that cannot be read, the specification's text (§5) comes first. */
  problems: {
    'no-file': 'Screenshot uploaded is null',
    'other-receiver':
      'The uploaded screenshot does not match the receiver name. Please upload the correct screenshot.',
    unreadable: UNREADABLE,
    damaged: `${UNREADABLE} It may be damaged or incomplete. Choose it again, or take a new screenshot.`,
    document: 'This is a document. Take a screenshot of it and choose that.',
    drawing: 'This is an SVG drawing. Take a screenshot of it and choose that.',
    empty: 'This file is empty. Choose your screenshot again.',
    folder: 'This is a folder. Open it and choose your screenshot.',
    gone: 'This file could not be opened. It may have been moved, changed or deleted, or its app no longer shares it. Choose it again, or take a new screenshot.',
    heic: `${UNREADABLE} This browser cannot open HEIC photos. Take a screenshot of the photo and choose that.`,
    'not-a-file': 'This could not be opened here. Save it as a picture first, then choose that.',
    'not-a-picture': `${UNREADABLE} This file is not a picture that can be opened. Take a screenshot of your receipt and choose that.`,
    pdf: 'This is a PDF. Take a screenshot of it and choose that.',
    text: 'This is a text file. Take a screenshot of your receipt and choose that.',
    'too-large': `${UNREADABLE} It is too large. Take a screenshot of it and choose that.`,
    'too-small': `${UNREADABLE} It is too small to be read. Take a screenshot of your receipt and choose that.`,
    video: 'This is a video. Take a screenshot of your receipt and choose that.',
  },
  support: 'Need help? Contact us',
  supportMessage: (orderId: string) => `Hello, I need help with the payment of order ${orderId}.`,
  receipt: 'Your receipt',
  receiptAlt: 'The receipt you uploaded',
  receiptFailed: 'Your receipt could not be shown.',
  loading: 'Loading your order',
  loadFailed: 'Your order could not be loaded',
  breadcrumb: 'My orders',
  unknownTitle: 'We could not find this order',
  unknownText: 'It may belong to another account. Your own orders are listed under MY ORDERS.',
  myOrders: 'My orders',
  refresh: 'Refresh status',
  submittedText: 'Thank you. We check every receipt by hand, then prepare your order.',
  cancelledText:
    'There is nothing to pay. If you have already paid, contact us and we will sort it out.',
} as const;

/** The progress of an order after the receipt was sent. It must differ from the status shown above it. */
export const progressText = {
  label: 'Progress of your order',
  placed: 'Ordered',
  submitted: 'Receipt sent',
  confirmed: 'Payment confirmed',
  done: '(done)',
  current: '(now)',
  ahead: '(next)',
} as const;
