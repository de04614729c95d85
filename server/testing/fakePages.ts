import type { Language } from '@kedai/contract/protocol/languages';
import type { RenderedPage } from '@kedai/contract/protocol/storefrontBuild';
import { type FindLanguages, RenderedPages } from '../pages/renderedPages';

/** What rendered pages depend on. A test changes it. */
interface Content {
  build: string;
  catalogue: string;
  /** False: the catalogue was not read a moment ago. */
  isFresh: boolean;
}

/** The HTML of a page, or more of the page that differs from one that exists. */
export type FakePage = string | (Pick<RenderedPage, 'html'> & Partial<RenderedPage>) | null;

/**
 * The rendered pages of a build and a catalogue that a test changes. All pages are public, except the cart; a page with two
 * names in its path is that of an item.
 * @param render renders a page of the catalogue
 */
export function fakePages(
  render: (address: URL, catalogue: string, into?: readonly Language[]) => Promise<FakePage>,
  {
    findLanguages = async () => ['en'],
    maxBytes = 1_000_000,
  }: { readonly findLanguages?: FindLanguages; readonly maxBytes?: number } = {},
) {
  const content: Content = { build: '1', catalogue: 'first', isFresh: true };
  const rendered = new RenderedPages(
    {
      canonical: (address) =>
        address.pathname === '/cart'
          ? null
          : { address, isItem: /^\/\w+\/./.test(address.pathname) },
      build: { get: async () => content.build, fresh: () => content.build },
      render: async (address, _version, _keys, into) => {
        const page = await render(address, content.catalogue, into);
        return page === null
          ? null
          : {
              status: 200,
              isCacheable: true,
              bootstrap: '',
              ...(typeof page === 'string' ? { html: page } : page),
            };
      },
      close: async () => {},
    },
    {
      get: async () => content.catalogue,
      fresh: () => (content.isFresh ? content.catalogue : null),
    },
    { tileOrigin: 'https://tile.test' },
    findLanguages,
    maxBytes,
  );
  return { content, rendered };
}
