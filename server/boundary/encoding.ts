/** How bytes may be packed on their way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The first of `offered` (best first) that the caller takes by its `Accept-Encoding`; nothing packed when the header is
 * absent or takes none of them.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  if (header === undefined) return 'identity';
  const taken = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    taken.set(name, quality === undefined || Number(quality.slice(2)) > 0);
  }
  return offered.find((encoding) => taken.get(encoding) ?? taken.get('*') ?? false) ?? 'identity';
}
