import { html, raw } from 'hono/html';
import type { StoredMail } from '../ports/outbox';

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.6rem; margin: 0; }
  .intro { margin: .25rem 0 2rem; opacity: .8; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; padding: 1rem 1.25rem; }
  h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
  .to { margin: 0; font-size: .9rem; opacity: .8; overflow-wrap: anywhere; }
  .code { margin: .5rem 0; font: 600 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .15em; user-select: all; }
  pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 36rem; resize: vertical; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; }
  summary { cursor: pointer; padding: .6rem 0; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** Polls the page, replaces the list, and announces new mail. */
const script = `
  const REFRESH_MS = 2000;
  const list = () => document.getElementById('mails');
  setInterval(async () => {
    if (document.hidden) return;
    try {
      const text = await (await fetch(location.href)).text();
      const next = new DOMParser().parseFromString(text, 'text/html').getElementById('mails');
      if (!next || next.dataset.newest === list().dataset.newest) return;
      list().replaceWith(next);
      document.getElementById('news').textContent = 'A new mail has arrived.';
    } catch {}
  }, REFRESH_MS);
`;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kuala_Lumpur',
});

/** The mail as a mail program shows it. It runs no scripts; its links open in a tab. */
const htmlOf = (subject: string, srcdoc: string) =>
  html`<details><summary>Read the mail</summary><iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${srcdoc}"></iframe></details>`;

function mailItem(mail: StoredMail) {
  const code = mail.code === undefined ? '' : html`<p class="code">${mail.code}</p>`;
  return html`<li>
    <article>
      <h2>${mail.subject}</h2>
      <p class="to">
        To ${mail.to},
        <time datetime="${new Date(mail.date).toISOString()}">${dateFormat.format(mail.date)}</time>
      </p>
      ${code}
      ${mail.html === undefined ? '' : htmlOf(mail.subject, mail.html)}
      <details><summary>${mail.html === undefined ? 'Read the mail' : 'As text'}</summary><pre>${mail.text}</pre></details>
    </article>
  </li>`;
}

/** The mailbox page. It loads no other resource and refreshes itself. */
export function mailboxPage(mails: readonly StoredMail[], nonce: string) {
  const content =
    mails.length === 0
      ? html`<p>No mail yet. Ask for a code in the shop and it appears here.</p>`
      : html`<ol>${mails.map(mailItem)}</ol>`;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Mailbox</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>Mailbox</h1>
      <p class="intro">
        Mails that the shop would send, newest first. This page exists outside production only and refreshes itself.
      </p>
      <p id="news" role="status"></p>
      <div id="mails" data-newest="${mails[0]?.id ?? ''}">${content}</div>
    </main>
    <script nonce="${nonce}">${raw(script)}</script>
  </body>
</html>`;
}
