import type { Language } from '@kedai/contract/protocol/languages';
import type { DocumentTemplate, RenderedPage } from '@kedai/contract/protocol/storefrontBuild';
import { publicApi } from '../api/apis';
import { productApi } from '../api/productApi';
import { matchRoute, preloadPage } from '../app/routing';
import type { HydrationData } from '../app/start/startProtocol';
import { dehydrate, hydrate } from '../state/dehydrate';
import { memoryStorage } from '../state/device/storage';
import type { LoadPageData } from '../state/pageData';
import type { RootState } from '../state/rootReducer';
import { createStore } from '../state/store';
import { fillDocument } from './document';
import { type HasPreview, languagesOf, metadataOf, metadataWithoutData } from './metadata';
import { type PageWithoutData, sessionPreloads } from './pagesWithoutData';
import { renderContent } from './renderContent';
import { structuredDataOf } from './structuredData';

/**
 * The HTML of a page without data, which every static server can serve. No server is called.
 * @param origin the public origin of the shop, if the build knows it
 */
export async function renderWithoutData(
  template: DocumentTemplate,
  { name, location, path, preloads }: PageWithoutData,
  origin?: string,
  hasPreview: HasPreview = () => true,
): Promise<string> {
  const content = await renderContent(location);
  const metadata = metadataWithoutData({ name, location }, content.head, origin, hasPreview);
  const head = content.head + metadata;
  return fillDocument(template, { name, path, preloads, ...content, head });
}

/**
 * Renders pages with the data that they show first. The HTML is the same for every visitor.
 * @param callApi answers the API calls of the pages
 * @returns renders the page of a URL without parameters that the page does not read
 */
export function createPageRenderer(
  template: DocumentTemplate,
  callApi: typeof fetch,
  hasPreview: HasPreview = () => true,
) {
  const storage = memoryStorage();
  const openStore = (origin: string, preloadedState: Partial<RootState> = {}) =>
    createStore({ storage, preloadedState, settings: { baseUrl: origin, fetch: callApi } });

  let cached: { readonly version: string; readonly state: Promise<Partial<RootState>> } | null =
    null;
  /** The state with the product list of a version. All pages share it: to request and read a large list takes long. */
  const listState = (origin: string, version: string): Promise<Partial<RootState>> => {
    if (cached?.version !== version) {
      const store = openStore(origin);
      const list = store.dispatch(productApi.endpoints.productList.initiate(undefined));
      const state = list.then(({ isError }) => {
        // The next page requests it again.
        if (isError) cached = null;
        return { [publicApi.reducerPath]: store.getState()[publicApi.reducerPath] };
      });
      cached = { version, state };
    }
    return cached.state;
  };

  /**
   * @param itemInto the languages in which the page of an item exists
   * @returns null when a call failed
   */
  return async (
    address: URL,
    version: string,
    itemInto?: readonly Language[],
  ): Promise<RenderedPage | null> => {
    const route = matchRoute(address.pathname);
    const { loadData = withoutData } = await preloadPage(route.name);
    const query = address.searchParams;
    const data = openStore(address.origin, await listState(address.origin, version));
    const result = await loadData(data.dispatch, { params: route.params, query });
    const state = dehydrate(data.getState(), result.pageProducts ?? null);
    // Stops the timers that would remove unused queries.
    data.dispatch(publicApi.util.resetApiState());
    if (result.isError) return null;
    // Rendering with the state that the browser gets makes hydration find the same HTML.
    const store = createStore({ storage, preloadedState: { pageProducts: state.pageProducts } });
    store.dispatch(hydrate(state));
    const content = await renderContent(address.pathname + address.search, store);
    const page = {
      route,
      address,
      state: store.getState(),
      isMissing: result.isMissing ?? false,
      into: languagesOf(route.name, itemInto),
    };
    const html = fillDocument(template, {
      name: route.name,
      path: `^${escapeRegExp(address.pathname.replace(/\/$/, ''))}/?$`,
      preloads: sessionPreloads,
      ...content,
      head:
        content.head +
        metadataOf(page, content.head, hasPreview) +
        structuredDataOf(page, hasPreview),
      data: { query: query.toString(), state } satisfies HydrationData,
    });
    store.dispatch(publicApi.util.resetApiState());
    const { isMissing } = page;
    return {
      html,
      status: isMissing ? 404 : 200,
      isCacheable: !isMissing && result.isCacheable !== false,
      bootstrap: template.bootstrap,
    };
  };
}

const withoutData: LoadPageData = async () => ({ isError: false });

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
