import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AddressSuggestion } from '../../contract/general';
import type { ServiceType } from '../../contract/selection';
import { shopTime } from '../../contract/shopTime';
import {
  dateProblem,
  hasAvailableSlot,
  isSlotAvailable,
  lastBookableDate,
  SLOTS,
} from '../../contract/slots';
import { cleanText } from '../../contract/text';
import { inspectOptions } from '../../machines/inspectOptions';
import type { serviceSelectionMachine } from '../../machines/serviceSelection';
import { serverNow } from '../../serverClock';
import { useAppDispatch } from '../../store/hooks';
import { useNow } from '../../ui/useNow';
import type { ServiceSelectionContext } from './StepFrame';
import { createServiceSelectionMachine } from './serviceSelection.actors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFERED_DAYS = 3;

/** @param firstService the choice that was made before the machine started */
export function useServiceSelection(
  { selection, reloadPage }: ServiceSelectionContext,
  firstService: ServiceType,
) {
  const dispatch = useAppDispatch();
  const [machine] = useState(() => createServiceSelectionMachine({ dispatch, reloadPage }));
  const actor = useActorRef(machine, { input: { selection }, ...inspectOptions });
  const snapshot = useSelector(actor, (current) => current);
  const now = useNow(MINUTE_MS) ?? serverNow();

  // The machine accepts it only in the first step.
  useEffect(
    () => actor.send({ type: 'service.chosen', serviceType: firstService }),
    [actor, firstService],
  );

  const { context } = snapshot;
  const { today } = shopTime(now);
  return {
    ...context,
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    isAddressMissing: context.serviceType === 'delivery' && cleanText(context.address) === '',
    isLookingUp: snapshot.hasTag('lookingUp'),
    isLocating: snapshot.hasTag('locating'),
    today,
    nextDays: nextFreeDays(now),
    noSlotLeft: context.date === today && !hasAvailableSlot(today, now),
    lastDate: lastBookableDate(now),
    /** Why the chosen date is invalid; null if it is valid or empty. */
    dateProblem: context.date === '' ? null : dateProblem(context.date, now),
    slots: SLOTS.map(({ label, startHour }) => ({
      label,
      // A slot can only be unavailable on a chosen day (spec §5).
      available: context.date === '' || isSlotAvailable({ label, startHour }, context.date, now),
    })),
    chooseService: (serviceType: ServiceType) =>
      actor.send({ type: 'service.chosen', serviceType }),
    typeAddress: (address: string) => actor.send({ type: 'address.typed', address }),
    chooseSuggestion: (suggestion: AddressSuggestion) =>
      actor.send({ type: 'suggestion.chosen', suggestion }),
    dismissSuggestions: () => actor.send({ type: 'suggestions.dismissed' }),
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

function stepOf(
  snapshot: SnapshotFrom<typeof serviceSelectionMachine>,
): 'service' | 'branch' | 'address' | 'slot' {
  if (snapshot.matches('choosingService')) return 'service';
  if (snapshot.matches('confirmingBranch')) return 'branch';
  if (snapshot.matches('enteringAddress')) return 'address';
  return 'slot';
}

export type ServiceSelectionFlow = ReturnType<typeof useServiceSelection>;
