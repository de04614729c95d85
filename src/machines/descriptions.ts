import type { PayOrderEvent } from './checkout/payOrder';
import type { PlaceOrderEvent } from './checkout/placeOrder';
import type { MailedCodeEvent } from './mailedCode';
import type { PasswordResetEvent } from './passwordReset';
import type { RegistrationEvent } from './registration';
import type { ServiceSelectionEvent } from './serviceSelection';

type Descriptions = Readonly<Record<string, string>>;

/** The meaning of the names in one machine, in plain words: its events, guards and effects, by name. */
export interface MachineDescriptions<Event extends { readonly type: string }> {
  readonly events: Readonly<Record<Event['type'], string>>;
  readonly guards: Descriptions;
  readonly effects: Descriptions;
}

const mailedCode = {
  events: {
    'email.typed': 'The shopper types the e-mail.',
    'email.submitted': 'The shopper asks for a code.',
    'email.correctionRequested': 'The shopper wants to change the e-mail.',
    'code.typed': 'The shopper types the code.',
    'code.submitted': 'The shopper sends the code.',
    'code.resendRequested': 'The shopper asks for another code.',
  },
  guards: {
    isEmailValid: 'The e-mail is complete.',
    isCodeSent: 'A code was sent to this e-mail before a reload.',
    isCodeComplete: 'The code is complete.',
  },
  effects: {
    sendCode: 'The shop mails a code.',
    verifyCode: 'The shop checks the code.',
    waitUntil: 'The countdown until another code can be requested.',
  },
} satisfies MachineDescriptions<MailedCodeEvent>;

const serviceSelection: MachineDescriptions<ServiceSelectionEvent> = {
  events: {
    'service.chosen': 'The shopper presses Pick Up or Delivery.',
    'address.typed': 'The shopper types the delivery address.',
    'suggestion.chosen': 'The shopper chooses a suggested address.',
    'date.chosen': 'The shopper chooses a day.',
    'time.chosen': 'The shopper chooses a time slot.',
    'step.nextRequested': 'The shopper presses Next.',
    'step.backRequested': 'The shopper presses Back.',
    'selection.confirmed': 'The shopper presses Confirm.',
  },
  guards: {
    isDelivery: 'Delivery was chosen before.',
    isDeliveryChosen: 'The pressed button is Delivery.',
    isTypedLongEnough: 'The typed text is long enough to look up, and not the chosen suggestion.',
    hasTextChanged: 'The text differs from the chosen suggestion.',
    isLocated: 'The place is on the map already.',
    isPlaceChosen: 'A suggestion was chosen before.',
    isPlaceUnchanged: 'The text still begins with the chosen suggestion.',
    isIncomplete: 'The address, the day or the time is missing.',
    hasSlotPassed: 'The time slot has passed since it was chosen.',
  },
  effects: {
    suggest: 'The shop looks up addresses like the typed text.',
    locate: 'The shop looks up where the chosen place is.',
    saveSelection: 'The selection is stored in a cookie.',
  },
};

const registration: MachineDescriptions<RegistrationEvent> = {
  events: {
    ...mailedCode.events,
    'name.typed': 'The shopper types the name.',
    'password.typed': 'The shopper types the password.',
    'details.submitted': 'The shopper presses Register.',
  },
  guards: {
    ...mailedCode.guards,
    isVerified: 'The code was accepted before a reload.',
    areDetailsAccepted: 'Name and password are valid.',
    isEmailNoLongerVerified: 'The accepted code has expired.',
  },
  effects: {
    ...mailedCode.effects,
    register: 'The shop creates the account.',
    mergeGuestCart: 'The guest cart is added to the cart of the account.',
  },
};

const passwordReset: MachineDescriptions<PasswordResetEvent> = {
  events: {
    ...mailedCode.events,
    'password.typed': 'The shopper types the new password.',
    'password.submitted': 'The shopper presses Save Password.',
  },
  guards: {
    ...mailedCode.guards,
    isPasswordAccepted: 'The new password is valid.',
    isCodeRefused: 'The shop does not accept the code any more.',
  },
  effects: {
    ...mailedCode.effects,
    setPassword: 'The shop stores the new password.',
  },
};

const placeOrder: MachineDescriptions<PlaceOrderEvent> = {
  events: {
    'destination.changed': 'The shopper chooses a state, or none.',
    'cart.changed': 'The cart has changed, for example in another tab.',
    'shipping.retried': 'The shopper presses Try again beside the fee.',
    'order.submitted': 'The shopper presses PLACE ORDER in the filled-in form.',
    'order.resent': 'The shopper presses Check my order.',
  },
  guards: {
    isSending: 'An order was being sent before a reload.',
    hasOutcomeUnknown: 'An earlier order got no response, so it may have been placed.',
    isStateChosen: 'A state is chosen.',
    isComplete: 'All fields are valid, the terms are agreed to, and the fee is known.',
    isRedirect: 'The order is paid by card.',
    isOutOfDate: 'A price or the cart has changed since the shopper saw it.',
    isSelectionRefused: 'The service or the time slot must be checked or chosen again.',
    isOutcomeUnknown: 'No response arrived, so the order may have been placed.',
  },
  effects: {
    lookUpShipping: 'The shop calculates the shipping fee.',
    prepareOrder: 'Pending changes of the cart are sent, then the order is made from the form.',
    sendOrder: 'The order is sent to the shop.',
    refreshPrices: 'Products and cart are fetched again.',
  },
};

const payOrder: MachineDescriptions<PayOrderEvent> = {
  events: {
    'order.retried': 'The shopper presses Try again or Refresh status.',
    'order.changed': 'The page has learned another status of the order.',
    'receipt.chosen': 'The shopper chooses a picture.',
    'receipt.unusable': 'The chosen file cannot be a receipt.',
    'receipt.removed': 'The shopper removes the picture.',
    'receipt.submitted': 'The shopper presses SUBMIT.',
    'progress.reported': 'A part of the picture is read or uploaded.',
    'sending.cancelled': 'The shopper presses Cancel.',
  },
  guards: {
    isUnknownOrder: 'This customer has no such order.',
    isAwaitingReceipt: 'The order is not paid yet.',
    isSubmitted: 'The shop has the receipt already.',
    isCancelled: 'The order was cancelled.',
    hasStatusChanged: 'The status is new.',
    isFileVerified: 'The receiver was found on this picture before.',
    namesReceiver: 'The picture names the shop as the receiver.',
  },
  effects: {
    loadOrder: 'The shop sends the order.',
    waitUntil: 'The countdown to the end of the payment window.',
    watchProgress: 'Reports how much of the picture is read or uploaded.',
    readReceipt: 'The browser looks for the receiver on the picture.',
    uploadReceipt: 'The picture is uploaded.',
  },
};

/**
 * Plain words for the names in each machine, by its id. States have XState's own `description`; an event, a guard or an
 * effect occurs in many transitions, so its words are here, once. Only the flow viewer loads them.
 */
export const descriptions = {
  serviceSelection,
  registration,
  passwordReset,
  placeOrder,
  payOrder,
} as const;
