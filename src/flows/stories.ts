import { isFailure } from '@kedai/contract/calls/failure';
import { isEmail } from '@kedai/contract/rules/email';
import {
  activeStates,
  describeEvent,
  type FlowEvent,
  type Recording,
  statechartOf,
  valueText,
} from '@kedai/flow-viewer/model';
import { passwordResetScreen } from '../testing/flows/passwordResetScreen';
import { payOrderScreen } from '../testing/flows/payOrderScreen';
import { placeOrderScreen } from '../testing/flows/placeOrderScreen';
import { registrationScreen } from '../testing/flows/registrationScreen';
import type { FlowScreen, PausedPage, ReceiptFile, ScreenDriver } from '../testing/flows/screen';
import { serviceSelectionScreen } from '../testing/flows/serviceSelectionScreen';
import { failureName } from './effectFailures';
import type { FlowId } from './flowIds';

/** The page of a flow, as a story performs it. */
interface StoryScreen
  extends Pick<FlowScreen, 'model' | 'actions' | 'expectations' | 'exceptions'> {
  /** Opens the page at the beginning of the flow. */
  readonly open: readonly string[];
}

const own = (code: string) => `‹${code}›`;
/** A text as code; what `own` has marked is code already. */
const literal = (text: string | RegExp) =>
  /^‹(.*)›$/.exec(String(text))?.[1] ?? (text instanceof RegExp ? text : JSON.stringify(text));

/** What the form holds and the machine hears with the order only. The texts themselves would make the viewer larger. */
export const ADDRESS_LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  street: 'Street',
  city: 'City',
  zipcode: 'Zipcode',
  phone: 'Phone',
};

const screens: Readonly<Record<FlowId, StoryScreen>> = {
  serviceSelection: {
    ...serviceSelectionScreen,
    open: ['await givenFirstVisit(page);', `await page.goto('/');`],
    actions: {
      ...serviceSelectionScreen.actions,
      // A recorded day may be over, and so may today's slots.
      'date.chosen': ({ driver }) => driver.fill('Date', own('tomorrow()')),
    },
    expectations: {
      ...serviceSelectionScreen.expectations,
      'enteringAddress.location.located': (driver) =>
        driver.expectVisible('region', own('/^Map of/')),
    },
  },
  registration: { ...registrationScreen, open: [`await page.goto('/register');`] },
  passwordReset: {
    ...passwordResetScreen,
    open: ['await givenAccount(request, email);', `await page.goto('/reset-password');`],
  },
  placeOrder: {
    ...placeOrderScreen,
    open: [
      'await givenAccount(page.request, email);',
      'await givenInCart(page.request, blouse);',
      `await page.goto('/place-order');`,
    ],
    actions: {
      ...placeOrderScreen.actions,
      'order.submitted': async (stage, event, context) => {
        for (const [field, label] of Object.entries(ADDRESS_LABELS))
          await stage.driver.fill(label, event.draft.address[field], 'Delivery information');
        await placeOrderScreen.actions['order.submitted']?.(stage, event, context);
      },
    },
    expectations: {
      ...placeOrderScreen.expectations,
      // The fee and the order are the shop's own.
      'ordering.shipping.known': (driver) =>
        driver.expectAbsent('status', 'Calculating the shipping fee'),
      placed: (driver) => driver.expectPath(own('/\\/checkout\\//')),
    },
  },
  payOrder: { ...payOrderScreen, open: [`await page.goto('/checkout/' + order);`] },
};

/** The fixtures that a story may use, and the helpers in `e2e` with their modules. */
const FIXTURES = ['page', 'request', 'email', 'order'];
export const HELPERS: Readonly<Record<string, readonly string[]>> = {
  './shopper/account': ['password', 'typeCode'],
  './shopper/catalogue': ['blouse'],
  './shopper/given': ['givenAccount', 'givenFirstVisit', 'givenInCart'],
  './shopper/receipt': ['makeReceiptPicture'],
  './shopper/service': ['delivery', 'tomorrow'],
  './support/mailbox': ['codeFor'],
  './support/story': ['expect', 'story'],
};

/**
 * Writes the source of a Playwright story from a recording: each event as the page driver of its flow performs it, with the
 * expected page before an event of the shopper and at the end. What a driver cannot do is a comment.
 */
export async function writeStory(flow: FlowId, { input, steps }: Recording, title: string) {
  const { actions, exceptions, expectations, model, open } = screens[flow];
  const lines = [...open];
  if (Object.keys(input ?? {}).length > 0)
    lines.push(`// The recording began with an input: ${JSON.stringify(input)}.`);
  const stage = writingStage((line) => {
    // Of consecutive texts for the same field only the last matters.
    if (targetOf(line) === targetOf(lines.at(-1) ?? '')) lines.pop();
    lines.push(line);
  });
  const isShown = ({ event: { type } }: Recording['steps'][number]) =>
    type !== 'xstate.stop' && exceptions[type]?.isSkipped !== true;
  const shown = steps.filter(isShown);
  const from = (index: number) => JSON.stringify(shown[index - 1]?.value ?? '');

  let checked: readonly string[] = [];
  const check = async (index: number) => {
    const before = lines.splice(0);
    for (const id of activeStates(statechartOf(model.machine), shown[index]?.value ?? '')) {
      const { after, invoke } = model.machine.getStateNodeById(id);
      const expectation = expectations[id.replace(`${model.machine.id}.`, '')];
      // A state that ends by itself may be over.
      if (after.length === 0 && invoke.length === 0) await expectation?.(stage.driver, from(index));
    }
    const checks = lines.splice(0);
    lines.push(...before, ...checks.filter((line) => !checked.includes(line)));
    checked = checks;
  };

  for (const [index, { event, value }] of shown.entries()) {
    if (index === 0) continue;
    const { kind, label } = describeEvent(event.type);
    if (kind === 'error') {
      const failure = isFailure(event.error) ? failureName(event.error) : 'unknown';
      lines.push(`// ${label}: ${failure}. Make the call fail here, if the page does not do it.`);
    } else if (kind !== 'event') {
      lines.push(`// ${label}: ${valueText(value)}`);
    } else {
      await check(index - 1);
      const { [event.type]: action } = actions;
      const laterEvents = shown.slice(index + 1).map((step) => step.event);
      const context = { from: from(index), laterEvents };
      const reason = exceptions[event.type]?.reason ?? 'The page has no control for it.';
      if (action) await action(stage, withOwnData(event, laterEvents[0]), context);
      else stage.write(`// ${label}: ${reason} ${JSON.stringify(event)}`);
    }
  }
  await check(shown.length - 1);

  const body = lines.map((line) => `  ${line}\n`).join('');
  const code = body.replace(/\/\/ .*|'[^']*'|"[^"]*"|\/\^.*?\/(?=[,)])/g, '');
  const occurs = (name: string) =>
    name === 'story' || new RegExp(`(?<![.\\w])${name}\\b`).test(code);
  const imports = Object.entries(HELPERS).map(([module, names]) => {
    const used = names.filter(occurs).join(', ');
    return used && `import { ${used} } from '${module}';\n`;
  });
  return `// Format with: npx biome check --write <this file>
${imports.join('')}
story(${JSON.stringify(title)}, async ({ ${FIXTURES.filter(occurs).join(', ')} }) => {
${body}});
`;
}

/** What a line fills or says; another line for the same replaces it. */
const targetOf = (line: string) =>
  /^await (.+)\.(fill|pressSequentially)\(/.exec(line)?.[1] ?? line;

/** A recording has no address, no code, no password and no place: a story has its own, so that it can run again. */
function withOwnData(event: FlowEvent, next: FlowEvent | undefined): FlowEvent {
  const { type, email, code, password, address, suggestion } = event;
  const isRefused = next?.type.startsWith('xstate.error') === true;
  return {
    ...event,
    ...(isEmail(email) && { email: own('email') }),
    ...(code?.length === 6 && {
      code: isRefused ? '000000' : own('await codeFor(request, email)'),
    }),
    ...(password && { password: own('password') }),
    ...(type === 'address.typed' && address && { address: own('delivery.typed') }),
    ...(suggestion && { suggestion: { description: own('delivery.suggestion') } }),
  };
}

const RECEIPTS: Readonly<Record<ReceiptFile, string>> = {
  ours: 'await makeReceiptPicture(page)',
  'of somebody else': `await makeReceiptPicture(page, { to: 'SOMEBODY ELSE' })`,
  'no picture': `{ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }`,
};

/** A stage that writes each action and expectation of the shopper as a line of code. The shop itself does the rest. */
function writingStage(
  write: (line: string) => void,
): PausedPage & { readonly write: (line: string) => void } {
  const nothing = async () => undefined;
  const line = async (code: string) => write(`await ${code};`);
  const exact = (text: string | RegExp) => (typeof text === 'string' ? ', { exact: true }' : '');
  const byRole = (role: string, name: string | RegExp) =>
    `page.getByRole('${role}', { name: ${literal(name)}${typeof name === 'string' ? ', exact: true' : ''} })`;
  const byText = (text: string | RegExp) => `page.getByText(${literal(text)}${exact(text)})`;
  const byLabel = (label: string | RegExp, group?: string) =>
    `${group === undefined ? 'page' : byRole('group', group)}.getByLabel(${literal(label)}${exact(label)})`;
  const driver: ScreenDriver = {
    press: (role, name) => line(`${byRole(role, name)}.click()`),
    fill: (label, text, group) => line(`${byLabel(label, group)}.fill(${literal(text)})`),
    fillCode: (code) =>
      line(
        code.length < 6
          ? `${byLabel('Digit 1 of 6')}.pressSequentially(${literal(code)})`
          : `typeCode(page, ${literal(code)})`,
      ),
    select: (label, option, group) =>
      line(`${byLabel(label, group)}.selectOption(${literal(option)})`),
    setChecked: (label, checked) => line(`${byLabel(label)}.setChecked(${checked})`),
    upload: (label, file) => line(`${byLabel(label)}.setInputFiles(${RECEIPTS[file]})`),
    expectVisible: (role, name) => line(`expect(${byRole(role, name)}).toBeVisible()`),
    expectText: (text) => line(`expect(${byText(text)}.first()).toBeVisible()`),
    expectAbsent: (role, name) => line(`expect(${byRole(role, name)}).toHaveCount(0)`),
    expectNoText: (text) => line(`expect(${byText(text)}).toHaveCount(0)`),
    expectPath: (path) => line(`expect(page).toHaveURL(${literal(path)})`),
    expectReload: () => line(`expect(page.getByRole('dialog')).toHaveCount(0)`),
  };
  return {
    write,
    driver,
    open: nothing,
    respond: nothing,
    expectPending: nothing,
    changeCart: async () => write('// The cart changes in another tab.'),
    finishReading: nothing,
    allowCookies: nothing,
    now: async () => 0,
    advance: nothing,
  };
}
