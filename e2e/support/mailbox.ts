import type { APIRequestContext } from '@playwright/test';

interface MailboxAnswer {
  mails: { to: string; code?: string }[];
}

/**
 * The newest one-time code that was mailed to `email`, as a shopper would read it in the mail.
 *
 * @param not a code that was read before, when another is awaited
 * @throws when none has come after 10 s
 */
export async function codeFor(
  request: APIRequestContext,
  email: string,
  { origin = '', not }: { origin?: string; not?: string } = {},
): Promise<string> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const answer = await request.get(`${origin}/dev/mailbox.json`, { params: { to: email } });
    const { mails } = (await answer.json()) as MailboxAnswer;
    const code = mails.find((mail) => mail.code !== undefined)?.code;
    if (code !== undefined && code !== not) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was mailed to ${email}.`);
}
