import { useState } from 'react';
import type { ServiceType } from '../../contract/selection';
import type { ServiceSelectionSteps } from './ServiceSelectionSteps';

const loadSteps = () =>
  import(/* webpackChunkName: "service-steps" */ './ServiceSelectionSteps').then(
    (module) => module.ServiceSelectionSteps,
  );

interface Loading {
  readonly status: 'untouched' | 'loading' | 'failed' | 'loaded';
  readonly service: ServiceType | null;
  readonly Steps: typeof ServiceSelectionSteps | null;
}

/** The steps after the first question, loaded once it is answered; a lost connection is told and can be tried again. */
export function useStepsOnDemand() {
  const [state, setState] = useState<Loading>({ status: 'untouched', service: null, Steps: null });

  const choose = (service: ServiceType) => {
    setState({ status: 'loading', service, Steps: null });
    loadSteps().then(
      (Steps) => setState({ status: 'loaded', service, Steps }),
      () => setState({ status: 'failed', service: null, Steps: null }),
    );
  };
  return {
    Steps: state.Steps,
    service: state.service,
    isLoading: state.status === 'loading',
    hasFailed: state.status === 'failed',
    choose,
    /** A finger or the focus is on a button: what follows can be on its way already. */
    prepare: () => void loadSteps().catch(() => undefined),
  };
}
