import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ServiceType } from '../../contract/selection';
import { whenIdle } from '../../ui/whenIdle';
import type { ServiceSelectionStepsProps } from './ServiceSelectionSteps';

/** What shows the steps after the first question. */
export type Steps = ComponentType<ServiceSelectionStepsProps>;

interface Loading {
  readonly status: 'untouched' | 'loading' | 'failed' | 'loaded';
  readonly service: ServiceType | null;
  readonly Steps: Steps | null;
}

/** Loads the steps for later. Should it fail, answering the question will tell. */
const loadAhead = (loadSteps: () => Promise<Steps>) => void loadSteps().catch(() => undefined);

/**
 * The steps after the first question, loaded at the latest once it is answered; a lost connection is told and can be
 * tried again.
 * @param atIdle whether they are loaded as soon as there is time, for whoever is about to answer
 */
export function useLazyServiceSteps(
  loadSteps: () => Promise<Steps>,
  { atIdle }: { readonly atIdle: boolean },
) {
  const [state, setState] = useState<Loading>({ status: 'untouched', service: null, Steps: null });
  const lastChoice = useRef(0);

  useEffect(() => {
    if (!atIdle) return undefined;
    return whenIdle(() => loadAhead(loadSteps));
  }, [atIdle, loadSteps]);

  const choose = (service: ServiceType) => {
    lastChoice.current += 1;
    const thisChoice = lastChoice.current;
    // Whoever chooses once more has chosen that.
    const answer = (answered: Loading) => {
      if (thisChoice === lastChoice.current) setState(answered);
    };
    setState({ status: 'loading', service, Steps: null });
    loadSteps().then(
      (Steps) => answer({ status: 'loaded', service, Steps }),
      () => answer({ status: 'failed', service: null, Steps: null }),
    );
  };
  return {
    Steps: state.Steps,
    service: state.service,
    isLoading: state.status === 'loading',
    hasFailed: state.status === 'failed',
    choose,
    /** A finger or the focus is on a button: prefetches what follows. */
    prepare: () => loadAhead(loadSteps),
  };
}
