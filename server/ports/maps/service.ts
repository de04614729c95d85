import * as v from 'valibot';
import { LoggableError } from '../../logger';

const PATIENCE_MS = 4000;

/**
 * Asks a maps service and checks its answer.
 * @throws with the service's origin and what went wrong
 */
export async function askService<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { origin } = new URL(url);
  let answer: Response;
  try {
    answer = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'kedai-shop' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw new LoggableError(`${origin} (MAPS_URL) cannot be reached.`, { cause: error });
  }
  if (!answer.ok) throw new LoggableError(`${origin} (MAPS_URL) answered ${answer.status}.`);
  const result = v.safeParse(schema, await answer.json().catch(() => null));
  if (!result.success)
    throw new LoggableError(`${origin} (MAPS_URL) answered something else than places.`);
  return result.output;
}
