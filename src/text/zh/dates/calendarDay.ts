const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

export function partsOfDay(
  date: string,
  today: string,
): readonly [weekday: string, dayAndMonth: string] {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return ['', date];
  const year = String(day.getUTCFullYear());
  const dayAndMonth = `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
  return [
    WEEKDAYS[day.getUTCDay()] ?? '',
    today.startsWith(year) ? dayAndMonth : `${year}年${dayAndMonth}`,
  ];
}

/** The short format of a day: `11月21日 周六`. */
export function shortDay(date: string, today: string): string {
  const [weekday, dayAndMonth] = partsOfDay(date, today);
  return `${dayAndMonth} ${weekday}`.trim();
}
