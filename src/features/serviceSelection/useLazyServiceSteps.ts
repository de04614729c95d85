import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ServiceType } from '../../contract/selection';
import { whenIdle } from '../../ui/whenIdle';
import type { ServiceSelectionStepsProps } from './ServiceSelectionSteps';

/** The component with the steps after the first one. */
export type Steps = ComponentType<ServiceSelectionStepsProps>;

interface LoadState {
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  readonly service: ServiceType | null;
  readonly Steps: Steps | null;
}

/** Preloads the steps. A failure is ignored here; `choose` loads them again and reports it. */
const preloadSteps = (loadSteps: () => Promise<Steps>) => void loadSteps().catch(() => undefined);

/**
 * Loads the steps after the first one, at the latest when a service is chosen. A failed load can be retried.
 * @param atIdle whether to preload them when the browser is idle
 */
export function useLazyServiceSteps(
  loadSteps: () => Promise<Steps>,
  { atIdle }: { readonly atIdle: boolean },
) {
  const [state, setState] = useState<LoadState>({ status: 'idle', service: null, Steps: null });
  const lastChoice = useRef(0);

  useEffect(() => {
    if (!atIdle) return undefined;
    return whenIdle(() => preloadSteps(loadSteps));
  }, [atIdle, loadSteps]);

  const choose = (service: ServiceType) => {
    lastChoice.current += 1;
    const thisChoice = lastChoice.current;
    // A later choice supersedes this one.
    const finish = (result: LoadState) => {
      if (thisChoice === lastChoice.current) setState(result);
    };
    setState({ status: 'loading', service, Steps: null });
    loadSteps().then(
      (Steps) => finish({ status: 'loaded', service, Steps }),
      () => finish({ status: 'failed', service: null, Steps: null }),
    );
  };
  return {
    Steps: state.Steps,
    service: state.service,
    isLoading: state.status === 'loading',
    hasFailed: state.status === 'failed',
    choose,
    /** Preloads the next step when a button is touched, hovered or focused. */
    preload: () => preloadSteps(loadSteps),
  };
}
