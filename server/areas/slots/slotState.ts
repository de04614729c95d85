/** Which slots can be chosen. Pure functions of the shop's rules, the time and the places that are taken. */
import type { SlotState } from '@kedai/contract/calls/slots';
import type { Selection, ServiceType } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { SlotRules } from '@kedai/contract/rules/slotRules';
import { SLOTS } from '@kedai/contract/rules/slots';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { Message, ServerText } from '../../text/serverText';

/** A slot of one service. */
export interface ServiceSlot {
  readonly service: ServiceType;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The hour in which it starts, in Malaysia. */
  readonly hour: number;
}

/** How many orders hold a place in a slot. */
export type PlacesTaken = (slot: ServiceSlot) => number;

/** What the state of slots follows from. */
export interface Facts {
  readonly rules: SlotRules;
  readonly taken: PlacesTaken;
  /** epoch ms */
  readonly now: number;
}

/** A slot as shoppers see it. */
export interface SlotView {
  readonly hour: number;
  readonly state: SlotState;
  /** Why it is closed. */
  readonly reason?: Message;
  /** Places left, when they are few. */
  readonly left?: number;
}

/** Places left are said when they are at most this many. */
const FEW_PLACES = 3;

/** The slot of a selection; null when its hour is none of the slots. */
export function slotOf({ serviceType, calendarDate, deliveryTime }: Selection): ServiceSlot | null {
  const slot = SLOTS.find(({ label }) => label === deliveryTime);
  return slot ? { service: serviceType, date: calendarDate, hour: slot.startHour } : null;
}

/** The day some days after another one. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day on which orders are taken. */
export const lastDay = ({ rules, now }: Pick<Facts, 'rules' | 'now'>): string =>
  addDays(shopTime(now).today, rules.daysAhead);

/** Whether a slot has begun, or begins too soon to order for it. */
export function hasPassed(
  { date, hour }: Pick<ServiceSlot, 'date' | 'hour'>,
  { rules, now }: Pick<Facts, 'rules' | 'now'>,
): boolean {
  const start = Date.parse(`${date}T${hour}:00:00+08:00`);
  return start - rules.leadMinutes * MINUTE_MS <= now;
}

/** The reason of the closure that a slot is in; null when there is none. */
const closureReason = ({ closures }: SlotRules, { date, hour }: ServiceSlot): string | null =>
  closures.find(
    ({ from, until, hours }) =>
      from <= date && date <= until && (hours === undefined || hours.includes(hour)),
  )?.reason ?? null;

const isOpenHour = ({ open }: SlotRules, { service, date, hour }: ServiceSlot): boolean =>
  open[service][new Date(`${date}T00:00:00Z`).getUTCDay()]?.includes(hour) ?? false;

/** Why the shop is closed in a slot: in its own words, or because it never offers the service then. Null when it is open. */
export function whyClosed(
  rules: SlotRules,
  slot: ServiceSlot,
): { readonly reason: string | null } | null {
  const reason = closureReason(rules, slot);
  return reason === null && isOpenHour(rules, slot) ? null : { reason };
}

/** The state of a slot. */
export function viewSlot(slot: ServiceSlot, facts: Facts): SlotView {
  const { rules, taken } = facts;
  const { hour } = slot;
  if (hasPassed(slot, facts)) return { hour, state: 'passed' };
  const last = lastDay(facts);
  if (slot.date > last) {
    return { hour, state: 'closed', reason: (text) => text.slot.tooLate(last) };
  }
  const closed = whyClosed(rules, slot);
  if (closed) {
    const reason: Message = (text) => closed.reason ?? text.slot.notOffered(slot.service);
    return { hour, state: 'closed', reason };
  }
  const places = rules.places[slot.service];
  if (places === null) return { hour, state: 'open' };
  const left = places - taken(slot);
  if (left <= 0) return { hour, state: 'full' };
  return { hour, state: 'open', ...(left <= FEW_PLACES && { left }) };
}

/** All slots of a day. */
export const viewDay = (service: ServiceType, date: string, facts: Facts): readonly SlotView[] =>
  SLOTS.map(({ startHour }) => viewSlot({ service, date, hour: startHour }, facts));

/** The first open slots after one, and when the shop takes no orders for later ones, the first before it. */
export function nextOpenSlots(slot: ServiceSlot, facts: Facts, amount = 3): readonly ServiceSlot[] {
  const { today } = shopTime(facts.now);
  const days = Array.from({ length: facts.rules.daysAhead + 1 }, (_, index) =>
    addDays(today, index),
  );
  const all = days.flatMap((date) =>
    SLOTS.map(({ startHour }) => ({ service: slot.service, date, hour: startHour })),
  );
  const isLater = ({ date, hour }: ServiceSlot) =>
    date > slot.date || (date === slot.date && hour > slot.hour);
  return [...all.filter(isLater), ...all.filter((one) => !isLater(one))]
    .filter((one) => viewSlot(one, facts).state === 'open')
    .slice(0, amount);
}

/** Slots for a sentence: a day is said once, such as `2026-11-26 11:00 - 12:00` and `12:00 - 13:00`. */
export const slotTimes = (slots: readonly ServiceSlot[], { slot: text }: ServerText): string[] =>
  slots.map(({ date, hour }, index) => {
    const hours = `${hour}:00 - ${hour + 1}:00`;
    return slots[index - 1]?.date === date ? hours : text.time(date, hours);
  });
