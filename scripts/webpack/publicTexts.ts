import { LAB_REFUSALS } from '@kedai/contract/protocol/failureLab';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { withoutNumbers } from '../../src/devtools/withoutNumbers';
import { shop } from '../../src/shop';
import * as humanCheck from '../../src/text/account/humanCheck';
import * as mailedCode from '../../src/text/account/mailedCode';
import * as passwordReset from '../../src/text/account/passwordReset';
import * as profile from '../../src/text/account/profile';
import * as registration from '../../src/text/account/registration';
import * as remainingPasskeys from '../../src/text/account/remainingPasskeys';
import * as sessionNotices from '../../src/text/account/sessionNotices';
import * as session from '../../src/text/account/signIn';
import * as catalogue from '../../src/text/catalogue/catalogue';
import * as collection from '../../src/text/catalogue/collection';
import * as home from '../../src/text/catalogue/home';
import * as product from '../../src/text/catalogue/product';
import * as search from '../../src/text/catalogue/search';
import * as common from '../../src/text/common';
import * as content from '../../src/text/content';
import * as calendarDay from '../../src/text/dates/calendarDay';
import * as longDay from '../../src/text/dates/longDay';
import * as failures from '../../src/text/failures';
import * as layout from '../../src/text/layout';
import * as noscript from '../../src/text/noscript';
import * as offline from '../../src/text/offline';
import * as cart from '../../src/text/order/cart';
import * as checkout from '../../src/text/order/checkout';
import * as leftOut from '../../src/text/order/leftOut';
import * as orders from '../../src/text/order/orders';
import * as servicePromptText from '../../src/text/order/servicePrompt';
import * as serviceSelection from '../../src/text/order/serviceSelection';
import * as pages from '../../src/text/pages';
import * as start from '../../src/text/start';

/** Texts of numbers: what a text says for them stands for every number. */
const EXAMPLES = [1, 2];

/** The texts in a value of `src/text`: sentences, lists and objects of them, and functions of numbers. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return EXAMPLES.flatMap((number) => textOf(value, number));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textOf(write: CallableFunction, number: number): readonly string[] {
  try {
    const text: unknown = write(number, number);
    return typeof text === 'string' && !text.includes('undefined') ? [text] : [];
  } catch {
    // It writes about something else.
    return [];
  }
}

/** All of `src/text`, which a test checks. */
export const textModules: readonly object[] = [
  calendarDay,
  cart,
  catalogue,
  checkout,
  collection,
  common,
  content,
  failures,
  home,
  humanCheck,
  layout,
  leftOut,
  longDay,
  mailedCode,
  noscript,
  offline,
  orders,
  pages,
  passwordReset,
  product,
  profile,
  registration,
  remainingPasskeys,
  search,
  servicePromptText,
  serviceSelection,
  session,
  sessionNotices,
  start,
];

/**
 * The sentences of the shop, its server and its navigation, for the pictures of recordings: every other text on a page may be
 * of a person. The build computes them, so that no visitor loads them.
 */
export const publicTexts: readonly string[] = [
  ...new Set(
    [
      ...textModules.flatMap((exports) => Object.values(exports).flatMap(textsIn)),
      ...Object.values({ ...LAB_REFUSALS, ...ORDER_STATUS }),
      ...textsIn([shop.name, shop.navigation]),
    ].map((text) => withoutNumbers(text.trim())),
  ),
].filter(Boolean);
