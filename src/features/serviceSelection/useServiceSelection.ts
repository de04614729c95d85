import type { AddressSuggestion } from '@kedai/contract/calls/general';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import type { ServiceType } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import {
  dateProblem,
  hasAvailableSlot,
  isSlotAvailable,
  lastBookableDate,
  SLOTS,
} from '@kedai/contract/rules/slots';
import { useNow } from '@kedai/ui/hooks/useNow';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  isAddressMissing,
  SERVICE_SELECTION_PROBLEMS,
  type serviceSelectionMachine,
} from '../../machines/serviceSelection';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import type { ServiceSelectionContext } from './StepFrame';
import { createServiceSelectionMachine } from './serviceSelection.actors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFERED_DAYS = 3;

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

  const { today } = shopTime(now);
  return {
    ...flow,
    today,
    nextDays: nextFreeDays(now),
    noSlotLeft: flow.date === today && !hasAvailableSlot(today, now),
    lastDate: lastBookableDate(now),
    /** Why the chosen date is invalid; null if it is valid or empty. */
    dateProblem: flow.date === '' ? null : dateProblem(flow.date, now),
    slots: SLOTS.map(({ label, startHour }) => ({
      label,
      // A slot can only be unavailable on a chosen day (spec §5).
      available: flow.date === '' || isSlotAvailable({ label, startHour }, flow.date, now),
    })),
    chooseService: (serviceType: ServiceType) =>
      actor.send({ type: 'service.chosen', serviceType }),
    typeAddress: (address: string) => actor.send({ type: 'address.typed', address }),
    chooseSuggestion: (suggestion: AddressSuggestion) =>
      actor.send({ type: 'suggestion.chosen', suggestion }),
    chooseDate: (date: string) => actor.send({ type: 'date.chosen', date, at: serverNow() }),
    chooseTime: (time: string) => actor.send({ type: 'time.chosen', time }),
    goNext: () => actor.send({ type: 'step.nextRequested' }),
    goBack: () => actor.send({ type: 'step.backRequested' }),
    confirm: () => actor.send({ type: 'selection.confirmed', at: serverNow() }),
  };
}

/** The next days (`YYYY-MM-DD`) with a free slot. Today is included until its last slot begins. */
function nextFreeDays(now: number) {
  return Array.from({ length: OFFERED_DAYS + 1 }, (_, daysAhead) => ({
    daysAhead,
    date: shopTime(now + daysAhead * DAY_MS).today,
  }))
    .filter(({ date }) => hasAvailableSlot(date, now))
    .slice(0, OFFERED_DAYS);
}

export type ServiceSelectionFlow = ReturnType<typeof useServiceSelection>;
