import type { APIRequestContext } from '@playwright/test';

/**
 * Waits for a one-time code that was mailed to `email`. @returns the newest code
 *
 * @throws when no code arrives within 10 s
 */
export async function codeFor(
  request: APIRequestContext,
  email: string,
  origin = '',
): Promise<string> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const response = await request.get(`${origin}/dev/mailbox.json`, { params: { to: email } });
    const { mails } = (await response.json()) as { mails: { code?: string }[] };
    const code = mails.find((mail) => mail.code !== undefined)?.code;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was mailed to ${email}.`);
}
