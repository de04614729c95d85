import type { MailKind } from '@kedai/contract/calls/counterMails';
import { ABOUT_PAGE, CHECKOUT_PAGE, TERMS_ANCHOR } from '@kedai/contract/protocol/pagePaths';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { formatMoney, sen, timesQuantity } from '@kedai/contract/rules/money';
import { isPaidByCard } from '@kedai/contract/rules/orderStatus';
import { fullName } from '@kedai/contract/rules/personName';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { cleanText, shorten } from '@kedai/contract/rules/text';
import { durationText } from '@kedai/contract/text/limitText';
import { PICKUP_DELIVERED } from '@kedai/contract/text/pickupText';
import { REFUSAL_TEXT } from '@kedai/contract/text/refusalText';
import type { Company } from '../seed/companies';
import type { OrderEventRow } from '../store/orderEvents';
import type { StoredOrder } from '../store/orders';
import { type MailContent, renderHtml, renderText } from './layout';

/** An order and the event that its mail tells of. */
export interface ToldEvent {
  readonly kind: MailKind;
  readonly order: Omit<StoredOrder, 'events'>;
  readonly event: Pick<OrderEventRow, 'at' | 'byKind' | 'reason' | 'text' | 'refund'>;
}

/** Whose mails they are, and where the shop is. */
export interface Sender {
  readonly company: Company;
  /** Such as `https://shop.example.com`. */
  readonly origin: string;
}

/** Longer orders and texts are cut, so that every mail stays small: the order's page has all. */
const MAX_LINES = 20;
const MAX_CHARACTERS = 80;

const money = (amountSen: number) => formatMoney(sen(amountSen), 'RM');
const clean = (text: string) => shorten(cleanText(text), MAX_CHARACTERS);
const totalOf = ({ productSen, shippingSen }: ToldEvent['order']) =>
  money(productSen + shippingSen);

const WINDOW = durationText(PAYMENT_WINDOW_MS);

type Told = Pick<MailContent, 'title' | 'paragraphs'> & {
  readonly quote?: string | null;
  /** The label of the link to the order. */
  readonly action: string;
};

const SEE = 'See your order';

/** What each kind says, beside the order itself. */
const TOLD: Readonly<Record<MailKind, (told: ToldEvent, sender: Sender) => Told>> = {
  ordered: ({ order }, { company }) => {
    if (isPaidByCard(order.paymentMethod)) {
      return {
        title: 'Thank you for your order',
        paragraphs: [`${totalOf(order)} were paid by card. We are preparing your order.`],
        action: SEE,
      };
    }
    return {
      title: 'Thank you for your order',
      paragraphs: [
        `To pay, open your order, scan its code with Touch ’n Go eWallet, send ${totalOf(order)} to ${company.receiverName}, and upload the receipt. Please pay within ${WINDOW}.`,
        'If you have sent the receipt already, there is nothing to do.',
      ],
      action: 'Pay for your order',
    };
  },
  'receipt-received': () => ({
    title: 'We have your receipt',
    paragraphs: ['Somebody from the shop compares it with your payment, and we write to you then.'],
    action: SEE,
  }),
  confirmed: () => ({
    title: 'Your payment is confirmed',
    paragraphs: ['Thank you. We are preparing your order.'],
    action: SEE,
  }),
  refused: ({ event }) => ({
    title: 'We need a new receipt',
    paragraphs: [REFUSAL_TEXT[event.reason ?? 'other']],
    quote: event.text,
    action: 'Upload a new receipt',
  }),
  'on-its-way': () => ({
    title: 'Your order is on its way',
    paragraphs: ['Please keep your phone near you, so that we can call when we arrive.'],
    action: SEE,
  }),
  cancelled: ({ event }) => ({
    title: 'Your order was cancelled',
    paragraphs: [
      {
        customer: 'You cancelled it.',
        staff: 'The shop had to cancel it.',
        shop: `The ${WINDOW} to pay are over, and no receipt arrived.`,
      }[event.byKind],
      refundOf(event),
    ],
    quote: event.text,
    action: SEE,
  }),
};

function refundOf({ byKind, refund }: ToldEvent['event']): string {
  if (refund && refund.amountSen > 0) {
    const how = `${money(refund.amountSen)} (${clean(refund.how)})`;
    return refund.isGiven ? `You got back ${how}.` : `You get back ${how}.`;
  }
  return byKind === 'staff'
    ? 'If you have questions, please contact us.'
    : 'If you have paid already, please contact us, and keep your receipt. You can order again at any time.';
}

/** The slot, such as `Wednesday, 4 March 2026, 10:00 - 11:00`. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function factsOf({ order }: ToldEvent): MailContent['facts'] {
  const { selection, address, note, date } = order;
  const home = [address.street, `${address.zipcode} ${address.city}`, address.state].map(clean);
  const receiver = clean(fullName(address));
  const slot =
    selection && `${day.format(Date.parse(selection.calendarDate))}, ${selection.deliveryTime}`;
  return [
    ['Order', order.id],
    ['Placed', `${shopTime(date).today} at ${shopClock(date)} (Malaysia time)`],
    ...(slot === null ? [] : [['Delivery', slot] as const]),
    ['To', [receiver, ...home].filter((line) => line !== '').join(', ')],
    ...(selection?.serviceType === 'pickup' ? [['Pick Up', PICKUP_DELIVERED] as const] : []),
    ...(note === null ? [] : [['Your note', cleanText(note)] as const]),
  ];
}

function linesOf({ items }: ToldEvent['order']): MailContent['lines'] {
  const lines = items
    .slice(0, MAX_LINES)
    .map(({ position, name, feature, quantity, priceSen }) => ({
      position,
      name: clean(feature === '' ? name : `${name}, ${feature}`),
      quantity,
      amount: money(timesQuantity(sen(priceSen), quantity)),
    }));
  const others = items.length - lines.length;
  return others === 0
    ? lines
    : [
        ...lines,
        {
          position: MAX_LINES,
          name: 'more products: see your order',
          quantity: others,
          amount: '',
        },
      ];
}

/** The mail about an event: subject, text and HTML of one description. */
export function composeOrderMail(told: ToldEvent, sender: Sender) {
  const { kind, order } = told;
  const { company, origin } = sender;
  const { action, quote, ...words } = TOLD[kind](told, sender);
  const content: MailContent = {
    ...words,
    quote: quote ? cleanText(quote) : null,
    facts: factsOf(told),
    lines: linesOf(order),
    sums: [
      ['Products', money(order.productSen)],
      ['Shipping', money(order.shippingSen)],
      ['Total', totalOf(order)],
    ],
    action: { label: action, url: `${origin}${CHECKOUT_PAGE.replace(':orderId', order.id)}` },
    terms: { label: 'Terms and conditions', url: `${origin}${ABOUT_PAGE}#${TERMS_ANCHOR}` },
    company,
  };
  return {
    subject: `${content.title}: ${order.id}`,
    text: renderText(content),
    html: renderHtml(content),
  };
}
