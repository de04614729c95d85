const MS_PER_MINUTE = 60_000;
/** Malaysia keeps UTC+8 all year, without summer time. */
const KUALA_LUMPUR_OFFSET_MIN = 8 * 60;

const inKualaLumpur = (now: number) =>
  new Date(now + KUALA_LUMPUR_OFFSET_MIN * MS_PER_MINUTE).toISOString();

/** The time in Malaysia, such as `12:04`. @param now epoch ms */
export const shopClock = (now: number): string => inKualaLumpur(now).slice(11, 16);

/** The day and hour in Malaysia, whatever the time zone of the device. @param now epoch ms */
export function shopTime(now: number): { readonly today: string; readonly hour: number } {
  const local = inKualaLumpur(now);
  return { today: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}

/** Whether a text is a valid day `YYYY-MM-DD`: neither `2026-02-30` nor a year of 5 digits. Such strings sort by date. */
export function isCalendarDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
