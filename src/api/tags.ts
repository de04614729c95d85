/**
 * What cached answers are about. A mutation names the tags that it makes stale; whatever provides them is asked again.
 * `Session` is provided by everything that depends on who is signed in, so that it follows sign-in and logout.
 */
export const TAGS = ['Session', 'Product', 'Cart', 'Order', 'News', 'Outlet', 'Slider'] as const;

export type Tag = (typeof TAGS)[number];

type TagDescription = Tag | { readonly type: Tag; readonly id: string };

/** The id of a list's own tag, beside the tags of its entries. */
export const LIST = 'LIST';

/** Makes tags stale only when the call succeeded: after a failure nothing has changed. */
export function onSuccess<Arg>(...tags: readonly TagDescription[]) {
  return (_result: unknown, error: unknown, _arg: Arg): TagDescription[] =>
    error === undefined ? [...tags] : [];
}
