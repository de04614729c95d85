import * as v from 'valibot';
import { ERROR_CODES, type ErrorCode } from './failure';

/** The cookie in which a browser carries the rules of its failure lab; outside production only. */
export const LAB_COOKIE = 'kedaiLab';

/** How a call can be made to misbehave, besides being refused with a reason. */
export const LAB_TROUBLES = [
  'offline',
  'hang',
  'late',
  'out-of-order',
  'server-down',
  'not-json',
  'wrong-shape',
  'empty',
] as const;

const refusals = ERROR_CODES.map((code) => `refused:${code}` as const);
export type LabFailure = (typeof LAB_TROUBLES)[number] | `refused:${ErrorCode}`;

/** Every way in which a call can be made to fail. */
export const LAB_FAILURES: readonly LabFailure[] = [...LAB_TROUBLES, ...refusals];

/** What the lab's server says when it refuses a call. */
export const labRefusal = (code: string): string => `The failure lab refuses this: ${code}.`;

/** How long a call is held back by `late`, ms: longer than a shopper waits without being told. */
export const LAB_LATE_MS = 6_000;
/** How long the first of two answers waits for the second by `out-of-order`, ms. */
export const LAB_OVERTAKE_MS = 10_000;

const ruleSchema = v.object({
  /** The path of a call of spec §7. */
  call: v.pipe(v.string(), v.startsWith('/api/')),
  failure: v.picklist(LAB_FAILURES),
});
export type LabRule = v.InferOutput<typeof ruleSchema>;

const rulesSchema = v.pipe(v.array(ruleSchema), v.maxLength(50));

/** The rules as the cookie's value. */
export const labCookieValue = (rules: readonly LabRule[]): string =>
  encodeURIComponent(rules.map(({ call, failure }) => `${call} ${failure}`).join(','));

/** Reads the cookie's value, already decoded; none when it holds anything but rules. */
export function labRules(value: string | undefined): readonly LabRule[] {
  const rules = (value ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [call, failure] = text.split(' ');
      return { call, failure };
    });
  const read = v.safeParse(rulesSchema, rules);
  return read.success ? read.output : [];
}
