const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far the clocks of devices are off, ms. */
export const DEVICE_CLOCKS = [
  ['right', 0],
  ['48 hours slow', -48 * HOUR_MS],
  ['7 minutes slow', -7 * MINUTE_MS],
  ['6 minutes fast', 6 * MINUTE_MS],
  ['12.7 hours fast', 12.7 * HOUR_MS],
  ['24 hours fast', 24 * HOUR_MS],
] as const;

/** Time zones of devices, and how many minutes UTC is ahead of them on 2 March 2026. */
export const DEVICE_ZONES = [
  ['Asia/Kuala_Lumpur', -480],
  ['Europe/London', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
] as const;

/** Sets the time zone of the device. @param zone undefined: that of the machine */
export function setDeviceZone(zone: string | undefined): void {
  const set: unknown = Reflect.get(globalThis, 'setTimeZone');
  if (typeof set !== 'function') throw new Error('The test environment sets no time zone.');
  set(zone);
}
