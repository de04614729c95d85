import type { ReactElement } from 'react';

/**
 * Children without bare text. Browser translation replaces text nodes. React still refers to the original nodes, and could
 * neither update nor remove them (`npm run texts`).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
