/** The line width of Biome in this project. */
const LINE_WIDTH = 100;

/**
 * Plain data as source code, formatted as Biome formats it.
 *
 * @param before the code before the value on its first line
 * @param after the code after the value on its last line
 */
export function literal(value: unknown, before: string, after: string): string {
  const indent = /^ */.exec(before)?.[0] ?? '';
  const oneLine = oneLineLiteral(value);
  const fits = before.length + oneLine.length + after.length <= LINE_WIDTH;
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

/** A field of an object over several lines. A text that is too long for the line of its name goes on the next line. */
function field(name: string, value: unknown, indent: string): string {
  const line = literal(value, `${indent}${key(name)}: `, ',');
  if (typeof value !== 'string' || line.length <= LINE_WIDTH) return line;
  return `${indent}${key(name)}:\n${indent}  ${quoted(value)},`;
}

/** Biome breaks an array of several objects, or of several arrays, when each has several entries. */
const mustBreak = (value: unknown): boolean =>
  Array.isArray(value)
    ? (value.length > 1 && value.every(hasSeveralEntries) && isOfOneKind(value)) ||
      value.some(mustBreak)
    : typeof value === 'object' && value !== null && Object.values(value).some(mustBreak);

const hasSeveralEntries = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1;

const isOfOneKind = (values: readonly unknown[]) =>
  values.every((value) => Array.isArray(value) === Array.isArray(values[0]));

function oneLineLiteral(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(oneLineLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, entry]) => `${key(name)}: ${oneLineLiteral(entry)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** A string literal in the kind of quotes that needs fewer escapes. */
export function quoted(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  const [single, double] = ["'", '"'].map((quote) => escaped.split(quote).length);
  const quote = (single ?? 0) > (double ?? 0) ? '"' : "'";
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}
