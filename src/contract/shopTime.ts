const MS_PER_MINUTE = 60_000;
/** Malaysia keeps UTC+8 all year, without summer time. */
const KUALA_LUMPUR_OFFSET_MIN = 8 * 60;

const inKualaLumpur = (now: number) =>
  new Date(now + KUALA_LUMPUR_OFFSET_MIN * MS_PER_MINUTE).toISOString();

/** What the shop's clock shows at a moment (epoch ms), such as `12:04`. */
export const shopClock = (now: number): string => inKualaLumpur(now).slice(11, 16);

/** The shop's calendar day and hour at a moment (epoch ms), in Kuala Lumpur whatever the device says. */
export function shopTime(now: number): { readonly today: string; readonly hour: number } {
  const local = inKualaLumpur(now);
  return { today: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}

/**
 * Whether a text is a day of the calendar, written `YYYY-MM-DD`: neither `2026-02-30` nor a year of 5 digits. Such texts
 * compare as their dates do.
 */
export function isCalendarDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
