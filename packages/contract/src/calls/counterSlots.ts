import * as v from 'valibot';
import { lenientArray, successResponse } from '../rules/schemas';
import { dateText } from '../rules/selection';
import { closureSchema, slotRulesSchema } from '../rules/slotRules';
import { storableText } from '../rules/text';
import { type FactsOf, get, getWithQuery, post } from './call';
import { counterOrderSchema } from './counterOrders';

const rulesResponse = successResponse({
  rules: slotRulesSchema,
  /** Of these rules. Whoever saves names the one that the page showed. */
  version: v.string(),
});

/** When the shop takes orders, for staff. Not part of spec §7: the counter is this shop's own. */
export const counterSlotCalls = {
  slotRules: get('/api/counter/slotRules', { audience: 'staff', response: rulesResponse }),
  /** Saves hours, lead time, days ahead, places and closures. Refused (`rules-changed`) when somebody has saved others meanwhile. */
  saveSlotRules: post('/api/counter/saveSlotRules', {
    audience: 'owner',
    request: v.object({ version: storableText, rules: slotRulesSchema }),
    response: rulesResponse,
  }),
  /** Adds a closure, such as "Closed until 14:00" from the till. */
  addClosure: post('/api/counter/addClosure', {
    audience: 'staff',
    request: closureSchema,
    response: rulesResponse,
  }),
  /** Removes every closure that is the same. None is no error. */
  removeClosure: post('/api/counter/removeClosure', {
    audience: 'staff',
    request: closureSchema,
    response: rulesResponse,
  }),
  /** The orders that a closure would hit: those that have not ended, the earliest slot first. `hours`: start hours, separated by commas. */
  ordersInSlots: getWithQuery('/api/counter/ordersInSlots', {
    audience: 'staff',
    request: v.object({
      from: dateText,
      until: dateText,
      hours: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,2}(,\d{1,2})*$/, 'Hours are numbers such as "10,11".')),
      ),
    }),
    response: successResponse({ orders: lenientArray(counterOrderSchema) }),
  }),
} as const;

export const counterSlotFacts: FactsOf<typeof counterSlotCalls> = {
  slotRules: { isOptional: true },
  saveSlotRules: { isOptional: true, refusals: { 409: ['rules-changed'] } },
  addClosure: { isOptional: true },
  removeClosure: { isOptional: true },
  ordersInSlots: { isOptional: true },
};
