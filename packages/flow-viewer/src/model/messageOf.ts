/** The message of a caught value: its own, else `otherwise`. */
export function messageOf(caught: unknown, otherwise: string): string {
  const { message } = (caught ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : otherwise;
}
