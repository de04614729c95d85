import type { CounterMail, MailKind } from '@kedai/contract/calls/counterMails';

const KINDS: Readonly<Record<MailKind, string>> = {
  ordered: 'Order placed',
  'receipt-received': 'Receipt received',
  confirmed: 'Payment confirmed',
  refused: 'Receipt refused',
  'on-its-way': 'On its way',
  cancelled: 'Order cancelled',
};

export const mailsText = {
  title: 'Mails that have not arrived',
  count: (count: number) =>
    count === 1 ? '1 mail waits or failed.' : `${count} mails wait or failed.`,
  what: ({ kind, orderId }: CounterMail) => `${KINDS[kind]}: ${orderId}`,
  to: (email: string) => `To ${email}`,
  serverSays: (sentence: string) => `The mail server says: ${sentence}`,
  next: (when: string) => `The shop tries again ${when}.`,
  failed: 'The shop no longer tries.',
  again: 'Send again',
  sending: ({ orderId }: CounterMail) => `The mail about order ${orderId} is sent again.`,
} as const;
