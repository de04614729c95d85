import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders outside a browser, without running effects.
 * @param identifierPrefix distinguishes the ids of several trees in one page
 * @throws the first error of a component
 */
export async function renderToHtml(node: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, {
    identifierPrefix,
    onError: (error) => void errors.push(error),
    // Without it, React would stream large pages in chunks that an inline script inserts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
