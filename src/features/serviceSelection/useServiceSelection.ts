import type { AddressSuggestion } from '@kedai/contract/calls/general';
import type { SlotState } from '@kedai/contract/calls/slots';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import type { ServiceType } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { dateProblem, isSlotAvailable, lastBookableDate, SLOTS } from '@kedai/contract/rules/slots';
import { useNow } from '@kedai/ui/hooks/useNow';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  isAddressMissing,
  SERVICE_SELECTION_PROBLEMS,
  type serviceSelectionMachine,
} from '../../machines/serviceSelection';
import { findShopSlot, type ShopSlot, useShopSlots } from '../shared/shopSlots';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import type { ServiceSelectionContext } from './StepFrame';
import { createServiceSelectionMachine } from './serviceSelection.actors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of the next days, this many that have a free slot get a button. */
const OFFERED_DAYS = 3;
const NEXT_DAYS = 7;

const STEPS = ['service', 'branch', 'address', 'slot'] as const;

const selectFlow = (snapshot: SnapshotFrom<typeof serviceSelectionMachine>) => ({
  ...snapshot.context,
  step: STEPS.find((step) => snapshot.hasTag(step)) ?? 'service',
  busy: snapshot.hasTag('busy'),
  isAddressMissing: isAddressMissing(snapshot.context),
  isLookingUp: snapshot.hasTag('lookingUp'),
  isNotLocated: snapshot.hasTag('notLocated'),
  problem: SERVICE_SELECTION_PROBLEMS.find((problem) => snapshot.hasTag(problem)),
});

/** A slot of the list, as the shop says; without its answer, as the specification says. */
export interface OfferedSlot extends Partial<ShopSlot> {
  readonly label: string;
  readonly state: SlotState;
  /** The shop says that it is not open. The machine knows only that slots pass. */
  readonly isRefused: boolean;
}

const isOpen = ({ state }: OfferedSlot): boolean => state === 'open';

/** @param firstService the choice that was made before the machine started */
export function useServiceSelection(
  { selection, reloadPage }: ServiceSelectionContext,
  firstService: ServiceType,
) {
  const actor = useFlow(createServiceSelectionMachine, { selection });
  const flow = useSelector(actor, selectFlow, shallowEqual);
  const now = useNow(MINUTE_MS) ?? serverNow();

  // The machine accepts it only in the first step.
  useEffect(
    () => actor.send({ type: 'service.chosen', serviceType: firstService }),
    [actor, firstService],
  );

  useFlowEvents(actor, () => undefined, reloadPage);

  const nextDays = Array.from({ length: NEXT_DAYS }, (_, daysAhead) => ({
    daysAhead,
    date: shopTime(now + daysAhead * DAY_MS).today,
  }));
  const today = nextDays[0]?.date ?? '';
  const problemOfDate = flow.date === '' ? null : dateProblem(flow.date, now);
  const isLater = problemOfDate === null && !nextDays.some(({ date }) => date === flow.date);
  const isNeeded = flow.step === 'slot';
  const shopSlots = [
    ...useShopSlots(isNeeded ? today : '', NEXT_DAYS, { refetchOnFocus: true }),
    ...useShopSlots(isNeeded && isLater ? flow.date : '', 1, { refetchOnFocus: true }),
  ];
  const slotsOn = (date: string): readonly OfferedSlot[] =>
    SLOTS.map((slot) => {
      const { label, startHour } = slot;
      const shopSlot = findShopSlot(shopSlots, date, flow.serviceType ?? 'pickup', startHour);
      // A slot can only be unavailable on a chosen day (spec §5).
      const hasPassed = date !== '' && !isSlotAvailable(slot, date, now);
      const shopState = shopSlot?.state ?? 'open';
      return {
        ...shopSlot,
        label,
        state: hasPassed ? 'passed' : shopState,
        isRefused: !hasPassed && shopState !== 'open',
      };
    });
  const slots = slotsOn(flow.date);
  const refusedSlot = slots.find(({ label, isRefused }) => label === flow.time && isRefused);
  return {
    ...flow,
    // The machine keeps the time: it may be free on another day.
    time: refusedSlot === undefined ? flow.time : '',
    /** The chosen slot, if the shop says that it is not open on the chosen day. */
    refusedSlot,
    today,
    nextDays: nextDays.filter(({ date }) => slotsOn(date).some(isOpen)).slice(0, OFFERED_DAYS),
    lastDate: lastBookableDate(now),
    /** Why the chosen date is invalid; null if it is valid or empty. */
    dateProblem: problemOfDate,
    slots,
    hasNoOpenSlot: problemOfDate === null && !slots.some(isOpen),
    chooseService: (serviceType: ServiceType) =>
      actor.send({ type: 'service.chosen', serviceType }),
    typeAddress: (address: string) => actor.send({ type: 'address.typed', address }),
    chooseSuggestion: (suggestion: AddressSuggestion) =>
      actor.send({ type: 'suggestion.chosen', suggestion }),
    chooseDate: (date: string) => actor.send({ type: 'date.chosen', date, at: serverNow() }),
    chooseTime: (time: string) => actor.send({ type: 'time.chosen', time }),
    goNext: () => actor.send({ type: 'step.nextRequested' }),
    goBack: () => actor.send({ type: 'step.backRequested' }),
    confirm: () => {
      if (refusedSlot === undefined) actor.send({ type: 'selection.confirmed', at: serverNow() });
    },
  };
}

export type ServiceSelectionFlow = ReturnType<typeof useServiceSelection>;
