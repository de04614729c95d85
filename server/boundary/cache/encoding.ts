/** Content encodings of a response. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The first of `offered` (best first) that `Accept-Encoding` allows; `identity` when the header is absent or allows
 * none of them.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  if (header === undefined) return 'identity';
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined || Number(quality.slice(2)) > 0);
  }
  return (
    offered.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false) ?? 'identity'
  );
}
