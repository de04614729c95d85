/**
 * The type of a translation of `T`: texts are any string, functions keep their arguments, and objects, tuples and maps their
 * keys. So a missing or superfluous text does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends boolean | number | null | undefined
    ? T
    : T extends (...args: infer A) => infer R
      ? (...args: A) => Translated<R>
      : T extends ReadonlyMap<infer K, infer V>
        ? ReadonlyMap<K, Translated<V>>
        : { readonly [K in keyof T]: Translated<T[K]> };
