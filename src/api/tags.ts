/**
 * Cache tags. A mutation invalidates tags, and the queries that provide them are refetched. Every query that depends on the
 * session provides `Session`, so that sign-in and logout refetch it.
 */
export const TAGS = [
  'Session',
  'Product',
  'Cart',
  'Order',
  'Device',
  'News',
  'Outlet',
  'Slider',
] as const;

export type Tag = (typeof TAGS)[number];

type TagDescription = Tag | { readonly type: Tag; readonly id: string };

/** The id of the tag of a whole list. */
export const LIST = 'LIST';

/** Invalidates tags only after success, since a failed call has changed nothing. */
export function onSuccess<Arg>(...tags: readonly TagDescription[]) {
  return (_result: unknown, error: unknown, _arg: Arg): TagDescription[] =>
    error === undefined ? [...tags] : [];
}
