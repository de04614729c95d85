import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ServiceType } from '../../contract/selection';
import { inOwnTask } from '../../store/inOwnTask';
import { afterFrame } from '../../ui/afterFrame';
import { whenIdle } from '../../ui/whenIdle';
import type { ServiceSelectionStepsProps } from './ServiceSelectionSteps';

/** What shows the steps after the first question. */
export type Steps = ComponentType<ServiceSelectionStepsProps>;

interface Loading {
  readonly status: 'untouched' | 'loading' | 'failed' | 'loaded';
  readonly service: ServiceType | null;
  readonly Steps: Steps | null;
}

/**
 * The steps after the first question, loaded once it is answered; a lost connection is told and can be tried again.
 * @param isExpected whoever sees the question has asked for it, and is about to answer: the steps come as soon as there is time
 */
export function useStepsOnDemand(
  loadSteps: () => Promise<Steps>,
  { isExpected }: { readonly isExpected: boolean },
) {
  const [state, setState] = useState<Loading>({ status: 'untouched', service: null, Steps: null });
  const lastChoice = useRef(0);

  useEffect(() => {
    if (!isExpected) return undefined;
    return whenIdle(() => void loadSteps().catch(() => undefined));
  }, [isExpected, loadSteps]);

  const choose = (service: ServiceType) => {
    lastChoice.current += 1;
    const thisChoice = lastChoice.current;
    // Whoever chooses once more has chosen that.
    const answer = (answered: Loading) => {
      if (thisChoice === lastChoice.current) setState(answered);
    };
    setState({ status: 'loading', service, Steps: null });
    loadSteps().then(
      (Steps) => afterFrame(() => answer({ status: 'loaded', service, Steps })),
      () => answer({ status: 'failed', service: null, Steps: null }),
    );
  };
  return {
    Steps: state.Steps,
    service: state.service,
    isLoading: state.status === 'loading',
    hasFailed: state.status === 'failed',
    choose,
    /** A finger or the focus is on a button: what follows can be on its way already, and what is being pressed first. */
    prepare: () => inOwnTask(() => void loadSteps().catch(() => undefined)),
  };
}
