/** How wide a line may be, as the project's formatter has it. */
const WIDTH = 100;

/**
 * Plain data as source code, formatted as Biome formats it.
 *
 * @param before what stands before it on its first line
 * @param after what stands behind it on its last line
 */
export function literal(value: unknown, before: string, after: string): string {
  const indent = /^ */.exec(before)?.[0] ?? '';
  const oneLine = flat(value);
  const fits = before.length + oneLine.length + after.length <= WIDTH;
  if (fits && !mustBreak(value)) return `${before}${oneLine}${after}`;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    const lines = value.map((entry) => literal(entry, inner, ','));
    return [`${before}[`, ...lines, `${indent}]${after}`].join('\n');
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const lines = Object.entries(value).map(([name, entry]) => field(name, entry, inner));
    return [`${before}{`, ...lines, `${indent}}${after}`].join('\n');
  }
  return `${before}${oneLine}${after}`;
}

/** A field of an object that takes several lines; a text too long for its line has one of its own. */
function field(name: string, value: unknown, indent: string): string {
  const line = literal(value, `${indent}${key(name)}: `, ',');
  if (typeof value !== 'string' || line.length <= WIDTH) return line;
  return `${indent}${key(name)}:\n${indent}  ${text(value)},`;
}

/** Lists of several objects or lists take a line for each, if each of them holds several things. */
const mustBreak = (value: unknown): boolean =>
  Array.isArray(value)
    ? (value.length > 1 && value.every(isLarge) && isOfOneKind(value)) || value.some(mustBreak)
    : typeof value === 'object' && value !== null && Object.values(value).some(mustBreak);

const isLarge = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1;

const isOfOneKind = (values: readonly unknown[]) =>
  values.every((value) => Array.isArray(value) === Array.isArray(values[0]));

function flat(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, entry]) => `${key(name)}: ${flat(entry)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

/** A text in the quotes of which it holds fewer. */
export function text(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  const [single, double] = ["'", '"'].map((quote) => escaped.split(quote).length);
  const quote = (single ?? 0) > (double ?? 0) ? '"' : "'";
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}
