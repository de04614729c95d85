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
  if (!isFields(payload)) return null;
  const samples = known.filter(isFields);
  const fields = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  for (const [field, value] of Object.entries(payload)) {
    if (!fields.includes(field)) {
      const expected = fields.length === 0 ? 'it has none' : `it has ${fields.join(', ')}`;
      return `"${field}" is no field here: ${expected}.`;
    }
    const values = samples.filter((sample) => field in sample).map((sample) => sample[field]);
    const problem = shapeProblem(value, values, field);
    if (problem !== null) return problem;
  }
  // JSON knows no undefined, so what may be undefined may be missing.
  const missing = fields.find(
    (field) => !(field in payload) && samples.every((sample) => sample[field] !== undefined),
  );
  if (missing === undefined) return null;
  return `"${missing}" is missing, such as ${JSON.stringify(samples[0]?.[missing])}.`;
}
