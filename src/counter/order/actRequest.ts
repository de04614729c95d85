import { type CounterActRequest, counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { flatten, safeParse } from 'valibot';
import { actText } from '../../text/counter/orders';
import type { Seen } from './seen';

/** The errors of a form's fields by their names, or the request. */
export type ReadAct =
  | { readonly request: CounterActRequest }
  | { readonly errors: Readonly<Record<string, string>> };

/** An amount as people type it, in the form of the contract: `25` is `25.00`. */
const asRinggit = (typed: string): string =>
  /^\d+(\.\d)?$/.test(typed) ? Number(typed).toFixed(2) : typed;

type Control = HTMLInputElement | HTMLTextAreaElement;

const isField = (control: Element): control is Control =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** The value of a field; undefined if it says nothing. */
function fieldValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const isEmpty =
    control instanceof HTMLInputElement && control.type === 'radio'
      ? !control.checked
      : control.value === '' && !control.required;
  if (isEmpty) return undefined;
  return control.name === 'refund.amount' ? asRinggit(control.value.trim()) : control.value;
}

type Values = Record<string, unknown>;

/** The values of a form. `refund.amount` is the field `amount` of `refund`. */
function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of [...form.elements].filter(isField)) {
    const [name = '', part] = control.name.split('.');
    if (part !== undefined) values[name] ??= {};
    const target = part === undefined ? values : (values[name] as Values);
    target[part ?? name] ??= fieldValue(control);
  }
  return values;
}

/** Reads an act from its form. The errors are the contract's own sentences. */
export function readAct(
  form: HTMLFormElement,
  about: Seen & { readonly act: CounterAct; readonly orderId: string },
): ReadAct {
  const request = { ...about, ...valuesOf(form) };
  const { success, issues } = safeParse(counterOrderCalls.act.request, request);
  // Sent as it was typed; the server cleans it.
  if (success) return { request: request as CounterActRequest };
  const found = Object.entries(flatten(issues).nested ?? {}) as [string, string[]][];
  const errors = Object.fromEntries(found.map(([name, [message = '']]) => [name, message]));
  return {
    errors:
      'refund.amount' in errors ? { ...errors, 'refund.amount': actText.amountWrong } : errors,
  };
}
