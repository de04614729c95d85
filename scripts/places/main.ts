/**
 * Makes the list of Malaysian places that the server ships. Two packages know them, but one of these knows the whole world and
 * would take 100 MB of a running server. Run it after one of them was updated:
 *
 *     npx tsx scripts/places/main.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePlaces } from './makePlaces';

const lines = makePlaces().map((place) => JSON.stringify(place));
writeFileSync(
  fileURLToPath(new URL('../../server/ports/maps/places.json', import.meta.url)),
  `[\n${lines.join(',\n')}\n]\n`,
);
console.log(`${lines.length} places`);
