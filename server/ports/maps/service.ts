import * as v from 'valibot';
import { LoggableError } from '../../log/logger';

const TIMEOUT_MS = 4000;

/**
 * Fetches from a maps service and validates the response.
 * @throws with the service's origin and the reason
 */
export async function fetchService<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { origin } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, {
      // A redirect could send the address of a shopper to another service.
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'kedai-shop' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new LoggableError(`${origin} (MAPS_URL) cannot be reached.`, { cause: error });
  }
  if (!response.ok)
    throw new LoggableError(`${origin} (MAPS_URL) responded with ${response.status}.`);
  const result = v.safeParse(schema, await response.json().catch(() => null));
  if (!result.success)
    throw new LoggableError(`${origin} (MAPS_URL) answered something else than places.`);
  return result.output;
}
