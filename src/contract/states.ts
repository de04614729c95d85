/** The states that the shop delivers to (spec §9). */
export const VALID_STATES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Malacca',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
] as const;

export type MalaysianState = (typeof VALID_STATES)[number];

/** Whether a text is one of the states that the shop delivers to. */
export function isValidState(text: string): text is MalaysianState {
  return VALID_STATES.some((state) => state === text);
}

const OTHER_NAMES: Readonly<Record<string, MalaysianState>> = {
  melaka: 'Malacca',
  'pulau pinang': 'Penang',
  'penang island': 'Penang',
  'n. sembilan': 'Negeri Sembilan',
};

/** The federal territories: no state of the list, the shop is asked about them. */
export const FEDERAL_TERRITORIES = ['Kuala Lumpur', 'Labuan', 'Putrajaya'] as const;

/**
 * Finds the state that a geocoder or a shopper means, also by its Malay name.
 * @returns null when it is none of the list.
 */
export function findState(text: string): MalaysianState | null {
  const plain = text.trim().toLowerCase();
  return VALID_STATES.find((state) => state.toLowerCase() === plain) ?? OTHER_NAMES[plain] ?? null;
}

/** Whether a text names a federal territory ("Wilayah Persekutuan …" or one of its three names). */
export function isFederalTerritory(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    plain.includes('wilayah persekutuan') ||
    FEDERAL_TERRITORIES.some((territory) => plain.includes(territory.toLowerCase()))
  );
}
