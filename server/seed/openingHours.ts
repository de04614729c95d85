import type { SeedDay } from './types';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A week of 10:00 to 22:00, with these days closed. */
export function openingHours(...closed: readonly SeedDay['day'][]): SeedDay[] {
  return days.map((day) => ({
    day,
    available: !closed.includes(day),
    operatingTime: { start: '10:00', end: '22:00' },
  }));
}

/** A link to the place on a map. */
export const mapLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
