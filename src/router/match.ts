/** What an address says at the places that a pattern leaves open. */
export type Params = Readonly<Record<string, string>>;

const patterns = new Map<string, { readonly names: readonly string[]; readonly form: RegExp }>();

function compiled(pattern: string) {
  const known = patterns.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const form = pattern
    .replace(/\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  const result = { names, form: new RegExp(`^${form}/?$`, 'i') };
  patterns.set(pattern, result);
  return result;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What `pathname` says where `pattern` (such as `/product/:productId`) is open; `*` matches all. Upper and lower case and
 * a slash at the end make no difference.
 * @returns null when it does not match.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const { names, form } = compiled(pattern);
  const found = form.exec(pathname);
  if (!found) return null;
  return Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1] ?? '')]));
}
