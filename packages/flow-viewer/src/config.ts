import { createContext, useContext } from 'react';
import type { Chart } from './chart';
import type { Flow } from './flow';
import type { LabConfig } from './lab/labConfig';
import type { Fonts } from './theme';

/** The application whose flows are shown. */
export interface Application {
  /** How sentences name it, such as `the shop`. */
  readonly name: string;
  readonly url: string;
  /** When a flow begins, as a sentence. */
  readonly hint: string;
  /** Makes its pages publish their flows from their next load on. */
  readonly enable: () => void;
}

export interface FlowViewerConfig {
  readonly title: string;
  /** The prefix of the channel and of the storage keys; the same as in the application (`publishFlows`). */
  readonly namespace: string;
  readonly charts: readonly Chart[];
  /** Without one, there is nothing to follow and to run recordings on. */
  readonly application?: Application;
  readonly lab?: LabConfig;
  readonly fonts?: Fonts;
}

const ConfigContext = createContext<FlowViewerConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

const NO_APPLICATION: Application = {
  name: 'the application',
  url: '',
  hint: '',
  enable: () => undefined,
};

/** The configuration. Without an application, its address is empty. */
export function useConfig() {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('The flow viewer has no configuration.');
  return { ...config, application: config.application ?? NO_APPLICATION };
}

/** The flows of all charts. */
export const useFlows = (): readonly Flow[] => useConfig().charts.flatMap(({ flows }) => flows);
