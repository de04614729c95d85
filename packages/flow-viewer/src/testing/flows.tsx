import type { ReactNode } from 'react';
import { createMachine } from 'xstate';
import { crossing } from '../../example/flow';
import type { Chart } from '../chart';
import { ConfigProvider, type FlowViewerConfig } from '../config';
import type { Flow } from '../flow';

/** A flow with two states. */
export const testFlow = (id: string): Flow => ({
  ...crossing,
  id,
  name: id,
  page: { url: `/${id}`, needs: `Needs a ${id}.` },
  machine: createMachine({
    id,
    initial: 'dark',
    states: {
      dark: { on: { 'lamp.switched': 'lit' } },
      lit: { on: { 'lamp.switched': 'dark' } },
    },
  }),
});

const alone = (flow: Flow): Chart => ({ id: flow.id, name: flow.name, flows: [flow] });

/** A configuration with four flows. */
export const testConfig: FlowViewerConfig = {
  title: 'Test',
  namespace: 'test',
  charts: [crossing, ...['lamp', 'bell', 'gate'].map(testFlow)].map(alone),
  application: { name: 'the street', url: '/', hint: '', enable: () => undefined },
};

/** Provides the configuration of tests to hooks and components. */
export const TestConfig = ({ children }: { readonly children: ReactNode }) => (
  <ConfigProvider value={testConfig}>{children}</ConfigProvider>
);
