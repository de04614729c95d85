import { isRecord } from '@kedai/flow-viewer/page';

/** Fields that nobody may see, in development either: passwords, codes, tokens, and what a passkey signs and answers. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  ...['password', 'currentPassword', 'newPassword', 'otp', 'code'],
  ...['altcha', 'token', 'challenge', 'response'],
]);

/** A failure has a `code` too, which is a name, such as `invalid-otp`. */
const ERROR_CODE = /^[a-z]+(?:-[a-z]+)*$/;

const isSecret = (value: unknown, name: string): boolean =>
  SECRET_FIELDS.has(name) &&
  (typeof value === 'object' ? isRecord(value) : typeof value !== 'boolean' && value !== '') &&
  value !== undefined &&
  !(name === 'code' && ERROR_CODE.test(String(value)));

/** Copies a value without its secrets. A picture, such as a receipt, becomes its type and size. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (isSecret(value, name)) return `‹${name}›`;
  if (value instanceof Blob) return { is: 'File', type: value.type, size: value.size };
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner, key)]),
  );
}
