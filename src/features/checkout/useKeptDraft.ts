import { useEffect } from 'react';
import { amend, keepForResume } from '../../machines/resume';
import { useAppSelector, useAppStore, useClientStorage } from '../../store/hooks';
import { selectCustomer, selectSessionStatus } from '../../store/session';
import { draftPlan } from './draft';
import type { useLiveCheckout } from './useLiveCheckout';

/** Lets what was typed into the order form outlive a reload of this tab, and an order that is on its way. */
export function useKeptDraft({ actor, machine }: ReturnType<typeof useLiveCheckout>): void {
  const { tab } = useClientStorage();
  const owner = useAppSelector(selectCustomer);
  useEffect(
    () => keepForResume(actor, machine, draftPlan, { storage: tab, owner, now: () => Date.now() }),
    [actor, machine, tab, owner],
  );

  const store = useAppStore();
  useEffect(
    () => () => {
      // An order whose customer was signed out is not sent by itself later, for whoever signs in then.
      if (selectSessionStatus(store.getState()) === 'guest') {
        amend(tab, draftPlan, { inFlight: null });
      }
    },
    [store, tab],
  );
}
