/**
 * Generates the list of Malaysian places that the server ships. Two packages have the data, but one of them covers the
 * whole world and would take 100 MB of a running server. Run it after an update of one of them:
 *
 * npx tsx scripts/places/main.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlaces } from './buildPlaces';

const lines = buildPlaces().map((place) => JSON.stringify(place));
writeFileSync(
  fileURLToPath(new URL('../../server/ports/maps/places.json', import.meta.url)),
  `[\n${lines.join(',\n')}\n]\n`,
);
console.log(`${lines.length} places`);
