import type { FlowModel } from '@kedai/flow-viewer/model';
import { serviceSelectionMachine } from '../serviceSelection';
import { OFFLINE } from './failures';

/** 10:30 a.m. in Kuala Lumpur. */
export const NOW = Date.UTC(2026, 10, 21, 2, 30);
const AN_HOUR_LATER = NOW + 3_600_000;
/** The suggested place. */
export const PLACE = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'p1' };

/** All events of the service selection. */
export const serviceSelectionModel: FlowModel = {
  name: 'serviceSelection',
  machine: serviceSelectionMachine,
  initialInputs: [
    {
      name: '',
      input: { selection: null },
      events: [
        { type: 'service.chosen', serviceType: 'pickup' },
        { type: 'service.chosen', serviceType: 'delivery' },
        { type: 'step.nextRequested' },
        { type: 'step.backRequested' },
        { type: 'address.typed', address: 'Ja' },
        { type: 'address.typed', address: 'Jalan' },
        { type: 'address.typed', address: `${PLACE.description}, Unit 3` },
        { type: 'xstate.done.actor.suggest', output: [PLACE] },
        { type: 'xstate.error.actor.suggest', error: OFFLINE },
        { type: 'suggestion.chosen', suggestion: PLACE },
        { type: 'xstate.done.actor.locate', output: { lat: 3.16, lng: 101.72 } },
        { type: 'xstate.error.actor.locate', error: OFFLINE },
        { type: 'date.chosen', date: '2026-11-21', at: NOW },
        { type: 'time.chosen', time: '11:00 - 12:00' },
        { type: 'selection.confirmed', at: NOW },
        { type: 'selection.confirmed', at: AN_HOUR_LATER },
        { type: 'xstate.done.actor.saveSelection' },
        { type: 'xstate.error.actor.saveSelection', error: OFFLINE },
      ],
      isPossible: ({ type, address }, { suggestions, address: typed }) => {
        if (type.startsWith('suggestion')) return (suggestions as readonly unknown[]).length > 0;
        return type !== 'address.typed' || address !== typed;
      },
    },
  ],
};
