import type { SeedShippingFee } from './types';

const peninsula = [
  ['Selangor', 600],
  ['Negeri Sembilan', 700],
  ['Malacca', 700],
  ['Perak', 800],
  ['Pahang', 800],
  ['Johor', 800],
  ['Penang', 800],
  ['Kedah', 900],
  ['Perlis', 900],
  ['Kelantan', 1000],
  ['Terengganu', 1000],
] as const;

const borneo = [
  ['Sabah', 1800],
  ['Sarawak', 1600],
] as const;

/** The shipping fees by state, in sen; Sabah and Sarawak cost more because of the sea. */
export const shipping: readonly SeedShippingFee[] = [...peninsula, ...borneo].map(
  ([state, costSen]) => ({
    state,
    costSen,
  }),
);
