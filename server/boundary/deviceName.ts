/** Browsers by a mark of their User-Agent. The first that fits counts: most browsers name others beside themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const find = (text: string, names: typeof BROWSERS): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/**
 * A plain name for the browser that sent a request, such as `Chrome on Android`, made of our own words only. Versions and
 * models are left out: they help nobody to recognise a device, and a stranger could write anything there.
 * @returns undefined where neither browser nor system is known
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, 500) ?? '';
  const browser = find(text, BROWSERS);
  const system = find(text, SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system;
}
