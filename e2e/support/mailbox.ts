import type { APIRequestContext } from '@playwright/test';

interface MailboxResponse {
  mails: { to: string; code?: string }[];
}

/**
 * Waits for a one-time code that was mailed to `email`. @returns the newest code
 *
 * @param not an earlier code, to wait for a new one
 * @throws when no code arrives within 10 s
 */
export async function codeFor(
  request: APIRequestContext,
  email: string,
  { origin = '', not }: { origin?: string; not?: string } = {},
): Promise<string> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const response = await request.get(`${origin}/dev/mailbox.json`, { params: { to: email } });
    const { mails } = (await response.json()) as MailboxResponse;
    const code = mails.find((mail) => mail.code !== undefined)?.code;
    if (code !== undefined && code !== not) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was mailed to ${email}.`);
}
