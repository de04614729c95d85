import type { Language } from '@kedai/contract/protocol/languages';
import type { RouteMatch } from '../app/routing';
import type { RootState } from '../state/rootReducer';

/** A page that is rendered, with its data. */
export interface Page {
  readonly route: RouteMatch;
  /** Without query parameters that the page does not read. */
  readonly address: URL;
  readonly state: RootState;
  /** The shop has no such product or news item. */
  readonly isMissing: boolean;
  /** The languages in which the page exists for search engines. */
  readonly into: readonly Language[];
}
