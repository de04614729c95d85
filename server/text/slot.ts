import type { ServiceType } from '@kedai/contract/rules/selection';
import { durationText } from '@kedai/contract/text/limitText';

const OFFERED: Readonly<Record<ServiceType, string>> = {
  pickup: 'pickups',
  delivery: 'deliveries',
};
const OTHER_TIME = 'Please choose another time.';
const OTHER_DATE = 'Please choose another date and time.';

/** Days and times. */
export const slotText = {
  /** Such as `2026-11-26 11:00 - 12:00`. */
  time: (date: string, hours: string) => `${date} ${hours}`,
  /** Why a slot is closed, without a full stop. */
  notOffered: (service: ServiceType) => `No ${OFFERED[service]} at this time`,
  tooLate: (lastDay: string) => `Orders are taken until ${lastDay}`,
  unknown: (time: string) => `The chosen time, ${time}, is not among our times. ${OTHER_TIME}`,
  tooFarAhead: (time: string, lastDay: string) =>
    `The chosen time, ${time}, is too far ahead: orders are taken until ${lastDay}. ${OTHER_DATE}`,
  tooSoon: (time: string, leadMs: number) =>
    `The chosen time, ${time}, is too soon: please order at least ${durationText(leadMs)} ahead. ${OTHER_DATE}`,
  passed: (time: string) => `The chosen time, ${time}, has passed. ${OTHER_DATE}`,
  /** @param others the sentence of `nextTimes` */
  full: (time: string, others: string) => `The chosen time, ${time}, is full. ${others}`,
  /** @param reason in the words of the shop */
  closed: (time: string, reason: string, others: string) =>
    `The shop is closed at the chosen time, ${time}: ${reason}. ${others}`,
  notOfferedThen: (time: string, service: ServiceType, others: string) =>
    `There are no ${OFFERED[service]} at the chosen time, ${time}. ${others}`,
  /** @param times the hours alone when the day is that of the time before */
  nextTimes: (times: readonly string[]) =>
    times.length === 0
      ? 'No other time is free at the moment. Please contact the seller.'
      : `The next free times: ${times.join(', ')}. ${OTHER_TIME}`,
};
