import { isEmail } from '@kedai/contract/rules/email';
import type { StoryScript } from '@kedai/flow-viewer/model';
import type { FlowId } from './flowIds';

const literal = (value: unknown) => JSON.stringify(value);
const click = (locator: string) => `await ${locator}.click();`;
const fill = (locator: string, text: unknown) => `await ${locator}.fill(${literal(text)});`;
const expectVisible = (locator: string) => `await expect(${locator}).toBeVisible();`;
const field = (label: string) => `page.getByLabel('${label}', { exact: true })`;
const named = (role: string, name: string) => `page.getByRole('${role}', { name: '${name}' })`;
const press = (name: string) => [click(named('button', name))];

/** What the stories of all flows may use: the helpers of `e2e`, where a story belongs. */
const base: Pick<StoryScript, 'test' | 'fixtures' | 'imports'> = {
  test: 'story',
  fixtures: ['page', 'request', 'email', 'order'],
  imports: {
    story: './support/story',
    expect: './support/story',
    codeFor: './support/mailbox',
    password: './shopper/account',
    typeCode: './shopper/account',
    blouse: './shopper/catalogue',
    givenAccount: './shopper/given',
    givenFirstVisit: './shopper/given',
    givenInCart: './shopper/given',
    deliveryForm: './shopper/order',
    makeReceiptPicture: './shopper/receipt',
    receiptInput: './shopper/receipt',
    delivery: './shopper/service',
    serviceModal: './shopper/service',
    tomorrow: './shopper/service',
  },
};

/** A recording has no code: the one from the mail, or a wrong one where the shop refused it. */
function enterCode(code: string, isRefused: boolean): readonly string[] {
  if (isRefused) return [`await typeCode(page, '000000');`, ...press('Verify')];
  if (code.length === 6)
    return ['await typeCode(page, await codeFor(request, email));', ...press('Verify')];
  return [
    `await ${field('Digit 1 of 6')}.pressSequentially(${literal(code)});`,
    ...press('Verify'),
  ];
}

/** A recording has no password, but tells an empty one. */
const enterPassword = (label: string, text: unknown) =>
  text === '' ? fill(field(label), '') : `await ${field(label)}.fill(password);`;

/** Each story has a new address, so that it can run again. */
const mailedCodeEvents: StoryScript['events'] = {
  'email.typed': ({ email }) => [
    isEmail(email) ? `await ${field('Email')}.fill(email);` : fill(field('Email'), email),
  ],
  'email.submitted': () => press('Send Code'),
  'email.correctionRequested': () => press('Use another email'),
  'code.typed': () => [],
  'code.submitted': ({ code }, next) =>
    enterCode(code, next?.type.startsWith('xstate.error') === true),
  'code.resendRequested': () => press('Send the code again'),
  'password.typed': () => [],
};

const mailedCodeStates: StoryScript['states'] = {
  enteringEmail: expectVisible(named('button', 'Send Code')),
  enteringCode: expectVisible(named('group', '6-digit code')),
  'enteringCode.resend.readyToResend': expectVisible(named('button', 'Send the code again')),
};

const registration: StoryScript = {
  ...base,
  open: [`await page.goto('/register');`],
  events: {
    ...mailedCodeEvents,
    'name.typed': ({ name }) => [fill(field('Name'), name)],
    'details.submitted': (event) => [
      enterPassword('Password', event.password),
      ...press('Register'),
    ],
  },
  states: {
    ...mailedCodeStates,
    enteringDetails: expectVisible(named('button', 'Register')),
    registered: expectVisible(named('button', 'My account')),
  },
};

const passwordReset: StoryScript = {
  ...base,
  open: ['await givenAccount(request, email);', `await page.goto('/reset-password');`],
  events: {
    ...mailedCodeEvents,
    'password.submitted': (event) => [
      enterPassword('New password', event.password),
      ...press('Save Password'),
    ],
  },
  states: {
    ...mailedCodeStates,
    enteringPassword: expectVisible(named('button', 'Save Password')),
    changed: `await expect(page).toHaveURL('/login');`,
  },
};

const inModal = (role: string, name: string) =>
  `serviceModal(page).getByRole('${role}', { name: ${name} })`;
const pressInModal = (name: string) => [click(inModal('button', `'${name}'`))];
const expectHeading = (name: string) => expectVisible(inModal('heading', `'${name}'`));

const serviceSelection: StoryScript = {
  ...base,
  open: ['await givenFirstVisit(page);', `await page.goto('/');`],
  events: {
    'service.chosen': ({ serviceType }) =>
      pressInModal(serviceType === 'pickup' ? 'Pick Up' : 'Delivery'),
    'step.nextRequested': () => pressInModal('Next'),
    'step.backRequested': () => pressInModal('Back'),
    // A masked address has no suggestions.
    'address.typed': ({ address }) => [
      `await ${inModal('combobox', `'Delivery address'`)}.fill(${address === '' ? `''` : 'delivery.typed'});`,
    ],
    'suggestion.chosen': () => [click(inModal('option', 'delivery.suggestion'))],
    // A recorded day may be over.
    'date.chosen': () => [`await serviceModal(page).getByLabel('Date').fill(tomorrow());`],
    'time.chosen': ({ time }) => [
      `await serviceModal(page).getByLabel('Time').selectOption(${literal(time)});`,
    ],
    'selection.confirmed': () => pressInModal('Confirm'),
  },
  states: {
    choosingService: expectHeading('Select Service Type'),
    confirmingBranch: expectHeading('Select Pickup Branch'),
    enteringAddress: expectHeading('Enter Delivery Details'),
    choosingSlot: expectHeading('Select Date & Time'),
    saved: 'await expect(serviceModal(page)).toBeHidden();',
  },
};

const ADDRESS_LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  street: 'Street',
  city: 'City',
  zipcode: 'Zipcode',
  phone: 'Phone',
};

const placeOrder: StoryScript = {
  ...base,
  open: [
    'await givenAccount(page.request, email);',
    'await givenInCart(page.request, blouse);',
    `await page.goto('/place-order');`,
  ],
  events: {
    'destination.changed': ({ state }) => [
      `await deliveryForm(page).getByLabel('State').selectOption(${literal(state)});`,
    ],
    'shipping.retried': () => press('Try again'),
    'order.submitted': ({ draft }) => [
      ...Object.entries(ADDRESS_LABELS).map(([field, label]) =>
        fill(`deliveryForm(page).getByLabel('${label}')`, draft.address[field]),
      ),
      `await page.getByLabel('I have read and agreed with the terms and conditions').setChecked(${literal(draft.termsAgreed)});`,
      ...press('PLACE ORDER'),
    ],
    'order.resent': () => press('Check my order'),
  },
  states: {
    ordering: expectVisible(named('heading', 'Checkout')),
    'ordering.shipping.known': `await expect(${named('status', 'Calculating the shipping fee')}).toHaveCount(0);`,
    placed: 'await expect(page).toHaveURL(/\\/checkout\\//);',
  },
};

const payOrder: StoryScript = {
  ...base,
  open: [`await page.goto('/checkout/' + order);`],
  events: {
    'receipt.chosen': () => [
      'await receiptInput(page).setInputFiles(await makeReceiptPicture(page));',
    ],
    'receipt.removed': () => press('Remove'),
    'receipt.submitted': () => press('SUBMIT'),
    'sending.cancelled': () => press('Cancel'),
    // The page reports it while it reads and sends.
    'progress.reported': () => [],
  },
  states: {
    'shown.awaitingReceipt': expectVisible(named('heading', 'Your order is almost complete')),
    'shown.submitted': expectVisible(named('heading', 'We have your receipt')),
    'shown.cancelled': expectVisible(named('heading', 'This order was cancelled')),
  },
};

/** How Playwright performs each flow of the shop. */
export const stories: Readonly<Record<FlowId, StoryScript>> = {
  serviceSelection,
  registration,
  passwordReset,
  placeOrder,
  payOrder,
};
