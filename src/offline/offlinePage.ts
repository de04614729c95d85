import { offlineText } from '../text/offline';

/** The page for a navigation that neither the network nor the cache can answer. It needs no other file. */
export function offlinePage(): Response {
  const { title, text, retry } = offlineText;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><body style="max-width: 32rem; margin: 20vh auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 503, headers });
}
