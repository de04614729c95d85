import * as v from 'valibot';
import { ERROR_CODES, type ErrorCode } from './errorCodes';

/** The cookie with the rules of a browser's failure lab; ignored in production. */
export const LAB_COOKIE = 'kedaiLab';

/** How a call can fail, besides a refusal with a reason. */
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

/** The message of a refusal by the failure lab. */
export const labRefusal = (code: string): string => `The failure lab refuses this: ${code}.`;

/** Delay of a call by `late`, ms: long enough for the storefront to show that it is waiting. */
export const LAB_LATE_MS = 6_000;
/** How long `out-of-order` holds the first response back for the second to overtake it, ms. */
export const LAB_OVERTAKE_MS = 10_000;

const ruleSchema = v.object({
  /** The path of a call of spec §7. */
  call: v.pipe(v.string(), v.startsWith('/api/')),
  failure: v.picklist(LAB_FAILURES),
});
export type LabRule = v.InferOutput<typeof ruleSchema>;

const rulesSchema = v.fallback(v.pipe(v.array(ruleSchema), v.maxLength(50)), []);

/** The rules as the cookie's value. */
export const labCookieValue = (rules: readonly LabRule[]): string =>
  encodeURIComponent(rules.map(({ call, failure }) => `${call} ${failure}`).join(','));

/** Parses the decoded value of the cookie; an invalid value gives no rules. */
export function labRules(value: string | null | undefined): readonly LabRule[] {
  const rules = (value ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [call, failure] = text.split(' ');
      return { call, failure };
    });
  return v.parse(rulesSchema, rules);
}
