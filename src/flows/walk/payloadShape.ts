/** The kind of a JSON value as text. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' ? 'a number' : 'a text';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => kindOf(value) === 'an object';

/**
 * Validates a payload against known payloads of the same event: no missing field, no unknown field, no other type.
 *
 * @param known payloads that the program sends
 * @param name the field to validate, for the message
 * @returns a message; null when the payload is valid
 */
export function shapeProblem(
  payload: unknown,
  known: readonly unknown[],
  name = 'payload',
): string | null {
  if (known.length === 0) return null;
  const kinds = [...new Set(known.map(kindOf))];
  const kind = kindOf(payload);
  if (!kinds.includes(kind)) {
    const example = JSON.stringify(known.find((value) => kindOf(value) !== 'nothing') ?? null);
    return `"${name}" has to be ${kinds.join(' or ')}, such as ${example}, and is ${kind}.`;
  }
  return isFields(payload) ? fieldsProblem(payload, known.filter(isFields)) : null;
}

function fieldsProblem(payload: Fields, known: readonly Fields[]): string | null {
  const names = [...new Set(known.flatMap((one) => Object.keys(one)))];
  const unknownName = Object.keys(payload).find((name) => !names.includes(name));
  if (unknownName !== undefined) {
    const expected = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
    return `"${unknownName}" is no field here: ${expected}.`;
  }
  const missing = names.find((name) => !(name in payload) && known.every((one) => name in one));
  if (missing !== undefined) {
    return `"${missing}" is missing, such as ${JSON.stringify(known[0]?.[missing])}.`;
  }
  const problems = Object.entries(payload).map(([name, value]) =>
    shapeProblem(
      value,
      known.filter((one) => name in one).map((one) => one[name]),
      name,
    ),
  );
  return problems.find((problem) => problem !== null) ?? null;
}
