import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { recognitionFiles, transformedContent } from '../../files';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};

const { resolve } = createRequire(import.meta.url);
/** What the page that draws loads. */
const FILES: Readonly<Record<string, string>> = {
  '/picture.html': path.resolve(import.meta.dirname, '../picture.html'),
  '/figtree.woff2': resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
};
const NAIVE = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core.js',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
].map((file) => path.dirname(resolve(file)));

const pageOf = (script: string) => `<!doctype html><script src="/${script}.js"></script>`;

/** Serves the page that draws, the readers' pages, the `pictures`, and the files that both readers load. */
export async function serve(pages: string) {
  const recognition = new Map(
    recognitionFiles().map((file) => [file.name, transformedContent(file)]),
  );
  const pictures = new Map<string, Buffer>();

  const findFile = async (url: string): Promise<Buffer | null> => {
    const name = path.basename(url);
    if (url.startsWith('/pictures/')) return pictures.get(name) ?? null;
    const file = FILES[url];
    if (file !== undefined) return readFile(file);
    if (url.endsWith('.html')) return Buffer.from(pageOf(path.basename(url, '.html')));
    if (url.startsWith('/tesseract/')) return recognition.get(name) ?? null;
    const folders = url.startsWith('/naive/') ? NAIVE : [pages];
    for (const folder of folders) {
      const bytes = await readFile(path.join(folder, name)).catch(() => null);
      if (bytes) return bytes;
    }
    return null;
  };

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const bytes = await findFile(url);
    if (bytes === null) return response.writeHead(404).end();
    return response
      .setHeader('content-type', TYPES[path.extname(url)] ?? 'application/octet-stream')
      .end(bytes);
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve),
  );
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, pictures, close: () => server.close() };
}
