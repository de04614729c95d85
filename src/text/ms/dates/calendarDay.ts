const WEEKDAYS = ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'];
const MONTHS = [
  'Jan',
  'Feb',
  'Mac',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Ogos',
  'Sep',
  'Okt',
  'Nov',
  'Dis',
];

export function partsOfDay(
  date: string,
  today: string,
): readonly [weekday: string, dayAndMonth: string] {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return ['', date];
  const year = String(day.getUTCFullYear());
  const dayAndMonth = `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
  return [
    WEEKDAYS[day.getUTCDay()] ?? '',
    today.startsWith(year) ? dayAndMonth : `${dayAndMonth} ${year}`,
  ];
}

/** The short format of a day: `Sab, 21 Nov`. */
export const shortDay = (date: string, today: string): string =>
  partsOfDay(date, today).filter(Boolean).join(', ');
