import type { MailKind } from '@kedai/contract/calls/counterMails';
import { type LanguageTag, languages, pathInLanguage } from '@kedai/contract/protocol/languages';
import { ABOUT_PAGE, CHECKOUT_PAGE, TERMS_ANCHOR } from '@kedai/contract/protocol/pagePaths';
import { formatMoney, sen, timesQuantity } from '@kedai/contract/rules/money';
import { isPaidByCard } from '@kedai/contract/rules/orderStatus';
import { fullName } from '@kedai/contract/rules/personName';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { cleanText, shorten } from '@kedai/contract/rules/text';
import { weekdayOf } from '@kedai/contract/rules/weekday';
import { storedLanguage } from '../boundary/language';
import type { Company } from '../seed/companies';
import type { OrderEventRow } from '../store/orderEvents';
import type { StoredOrder } from '../store/orders';
import { type ServerText, serverTexts } from '../text/serverText';
import { type MailContent, renderHtml, renderText } from './layout';

/** An order and the event that its mail tells of. */
export interface ToldEvent {
  readonly kind: MailKind;
  readonly order: Omit<StoredOrder, 'events' | 'items'> & {
    /** `language`: that of the name, in an order in another language than English. */
    readonly items: readonly (StoredOrder['items'][number] & { readonly language?: LanguageTag })[];
  };
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

type MailText = ServerText['orderMails'];

type Told = Pick<MailContent, 'title' | 'paragraphs'> & {
  readonly quote?: string | null;
  /** The label of the link to the order. */
  readonly action: string;
};

/** What each kind says, beside the order itself. */
const TOLD: Readonly<
  Record<MailKind, (text: MailText, told: ToldEvent, company: Company) => Told>
> = {
  ordered: ({ see, ordered }, { order }, { receiverName }) =>
    isPaidByCard(order.paymentMethod)
      ? { title: ordered.title, paragraphs: [ordered.byCard(totalOf(order))], action: see }
      : {
          title: ordered.title,
          paragraphs: [ordered.toPay(totalOf(order), receiverName), ordered.sentAlready],
          action: ordered.pay,
        },
  'receipt-received': ({ see, receiptReceived: { title, text } }) => ({
    title,
    paragraphs: [text],
    action: see,
  }),
  confirmed: ({ see, confirmed: { title, text } }) => ({ title, paragraphs: [text], action: see }),
  refused: ({ refused: { title, reasons, upload } }, { event }) => ({
    title,
    paragraphs: [reasons[event.reason ?? 'other']],
    quote: event.text,
    action: upload,
  }),
  'on-its-way': ({ see, onItsWay: { title, text } }) => ({
    title,
    paragraphs: [text],
    action: see,
  }),
  cancelled: ({ see, cancelled }, { event }) => ({
    title: cancelled.title,
    paragraphs: [cancelled.by[event.byKind], refundOf(cancelled, event)],
    quote: event.text,
    action: see,
  }),
};

function refundOf(text: MailText['cancelled'], { byKind, refund }: ToldEvent['event']): string {
  if (refund && refund.amountSen > 0) {
    const write = refund.isGiven ? text.refunded : text.refundComes;
    return write(money(refund.amountSen), clean(refund.how));
  }
  return byKind === 'staff' ? text.contact : text.paidAlready;
}

function factsOf(text: MailText, { order }: ToldEvent): MailContent['facts'] {
  const { selection, address, note, date } = order;
  const { labels } = text;
  const state = text.stateName(address.state);
  const home = [address.street, `${address.zipcode} ${address.city}`, state].map(clean);
  const receiver = clean(fullName(address));
  const slot =
    selection &&
    text.slot(selection.calendarDate, weekdayOf(selection.calendarDate), selection.deliveryTime);
  return [
    [labels.order, order.id],
    [labels.placed, text.placedAt(shopTime(date).today, shopClock(date))],
    ...(slot === null ? [] : [[labels.delivery, slot] as const]),
    [labels.to, text.addressLine([receiver, ...home])],
    ...(selection?.serviceType === 'pickup'
      ? [[labels.pickup, text.pickupDelivered] as const]
      : []),
    ...(note === null ? [] : [[labels.note, cleanText(note)] as const]),
  ];
}

function linesOf(text: MailText, { items }: ToldEvent['order']): MailContent['lines'] {
  const lines = items
    .slice(0, MAX_LINES)
    .map(({ position, name, language, feature, quantity, priceSen }) => ({
      position,
      name: clean(name),
      language: language === 'en' ? language : undefined,
      choice: clean(text.lineName('', feature)),
      quantity,
      amount: money(timesQuantity(sen(priceSen), quantity)),
    }));
  const others = items.length - lines.length;
  return others === 0
    ? lines
    : [...lines, { position: MAX_LINES, name: text.moreProducts, quantity: others, amount: '' }];
}

/** The mail about an event, in the language of its order: subject, text and HTML of one description. */
export function composeOrderMail(told: ToldEvent, { company, origin }: Sender) {
  const { kind, order } = told;
  const language = storedLanguage(order.language);
  const text = serverTexts[language].orderMails;
  const { labels } = text;
  const urlOf = (page: string) => `${origin}${pathInLanguage(language, page)}`;
  const { action, quote, ...words } = TOLD[kind](text, told, company);
  const content: MailContent = {
    ...words,
    quote: quote ? cleanText(quote) : null,
    facts: factsOf(text, told),
    lines: linesOf(text, order),
    sums: [
      [labels.products, money(order.productSen)],
      [labels.shipping, money(order.shippingSen)],
      [labels.total, totalOf(order)],
    ],
    action: { label: action, url: urlOf(CHECKOUT_PAGE.replace(':orderId', order.id)) },
    terms: { label: text.terms, url: `${urlOf(ABOUT_PAGE)}#${TERMS_ANCHOR}` },
    company,
    companyAddress: text.companyAddress,
    tag: languages[language].tag,
    shopSays: text.shopSays,
    labelled: text.labelled,
  };
  return {
    subject: text.subject(content.title, order.id),
    text: renderText(content),
    html: renderHtml(content),
  };
}
