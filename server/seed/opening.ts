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

/** A week of 10:00 to 22:00 with the given days closed. */
export function week(...closed: readonly SeedDay['day'][]): SeedDay[] {
  return days.map((day) => ({
    day,
    available: !closed.includes(day),
    operatingTime: { start: '10:00', end: '22:00' },
  }));
}

/** A link that opens the place on a map. */
export const onMap = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
