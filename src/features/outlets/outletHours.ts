import { shopTime } from '../../contract/shopTime';

/** The day of the week at a moment (epoch ms) where the outlets are, such as `Monday`. */
export function weekdayAt(now: number): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${shopTime(now).today}T00:00:00Z`),
  );
}
