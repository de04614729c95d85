import * as v from 'valibot';
import { lenientArray, nullAsAbsent, successResponse } from '../rules/schemas';
import { type FactsOf, get, post } from './call';

/** What a mail about an order tells its customer. */
export const MAIL_KINDS = [
  'ordered',
  'receipt-received',
  'confirmed',
  'refused',
  'on-its-way',
  'cancelled',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail about an order that has not arrived. */
export const counterMailSchema = v.object({
  id: v.number(),
  orderId: v.string(),
  kind: v.picklist(MAIL_KINDS),
  to: v.string(),
  /** When it should have been sent, epoch ms. */
  dueAt: v.number(),
  /** Tries so far. */
  tries: v.number(),
  /** When the shop tries next, epoch ms; absent: it no longer tries. */
  nextTryAt: nullAsAbsent(v.number()),
  /** What the mail server said last. */
  error: nullAsAbsent(v.string()),
});

export type CounterMail = v.InferOutput<typeof counterMailSchema>;

const mailsResponse = successResponse({
  mails: lenientArray(counterMailSchema),
  /** How many there are; the oldest of them are listed. */
  count: v.number(),
});

/** The mails about orders that staff look after. Not part of spec §7: the counter is this shop's own. */
export const counterMailCalls = {
  /** The mails that failed, and those that wait for more than two minutes. */
  failedMails: get('/api/counter/failedMails', { audience: 'staff', response: mailsResponse }),
  /** Sends a mail now. One that is being sent, or was sent meanwhile, is left alone. */
  sendMailAgain: post('/api/counter/sendMailAgain', {
    audience: 'staff',
    request: v.object({ id: v.pipe(v.number(), v.safeInteger()) }),
    response: mailsResponse,
  }),
} as const;

export const counterMailFacts: FactsOf<typeof counterMailCalls> = {
  failedMails: { isOptional: true },
  sendMailAgain: { isOptional: true, refusals: { 404: ['not-found'] } },
};
