import type { ReactElement } from 'react';

/**
 * Children that stand beside others: elements, never bare text. A program that translates the page replaces text nodes, and
 * React, which still holds the former ones, could neither change nor remove them (`npm run texts`).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
