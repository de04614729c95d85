import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders outside a browser, waiting for nothing that only a browser does.
 * @param identifierPrefix keeps the ids of several trees in one page apart
 * @throws what a component throws
 */
export async function renderToHtml(node: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, {
    identifierPrefix,
    onError: (error) => void errors.push(error),
    // Nothing is to be put into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let html = '';
  const collect = new Writable({
    write(chunk, _encoding, done) {
      html += String(chunk);
      done();
    },
  });
  await new Promise((resolve, reject) => {
    prelude.pipe(collect).on('finish', resolve).on('error', reject);
  });
  if (errors.length > 0) throw errors[0];
  return html;
}
