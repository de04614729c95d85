import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { recognitionFiles, transformedContent } from '../../files';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const { resolve } = createRequire(import.meta.url);
const FIGTREE = resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const NAIVE = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core.js',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
].map((file) => path.dirname(resolve(file)));

const emptyPage = (page: string) => `<!doctype html><style>
@font-face { font-family: Figtree; src: url(/figtree.woff2); font-weight: 300 900 }
</style><script src="/${page}.js"></script>`;

/** Serves the pages, uploaded pictures, and the files that both readers load. */
export async function serve(pages: string) {
  const recognition = new Map(
    recognitionFiles().map((file) => [file.name, transformedContent(file)]),
  );
  const pictures = new Map<string, Buffer>();

  const findFile = async (url: string): Promise<Buffer | null> => {
    const name = path.basename(url);
    if (url.startsWith('/pictures/')) return pictures.get(name) ?? null;
    if (url === '/figtree.woff2') return readFile(FIGTREE);
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
    if (request.method === 'POST') {
      pictures.set(path.basename(url), await bodyOf(request));
      return response.end();
    }
    if (url.endsWith('.html')) {
      return response
        .setHeader('content-type', 'text/html')
        .end(emptyPage(path.basename(url, '.html')));
    }
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

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
