const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.init$/, 'start'],
  [/^xstate\.stop$/, 'left'],
  [/^xstate\.done\.actor\.(.+)$/, '$1 ✓'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 ✗'],
  [/^xstate\.after\.([^.]+)\..*$/, 'after $1'],
];

/** An event's type for display. XState's own events get the labels of the drawing. */
export function eventLabel(type: string): string {
  const known = NAMES.find(([pattern]) => pattern.test(type));
  return known ? type.replace(...known) : type;
}
