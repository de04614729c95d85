import type { ReactNode } from 'react';
import { createMachine } from 'xstate';
import { crossing } from '../../example/flow';
import { ConfigProvider, type FlowViewerConfig } from '../config';
import type { DrawnFlow } from '../flow';

const drawing = { width: 0, height: 0, states: {}, heads: {}, transitions: {}, initials: {} };

/** A flow with two states. */
const switchFlow = (id: string): DrawnFlow => ({
  ...crossing,
  id,
  name: id,
  drawing,
  machine: createMachine({
    id,
    initial: 'dark',
    states: {
      dark: { on: { 'lamp.switched': 'lit' } },
      lit: { on: { 'lamp.switched': 'dark' } },
    },
  }),
});

/** A configuration with four flows, without their drawings. */
export const testConfig: FlowViewerConfig = {
  title: 'Test',
  namespace: 'test',
  flows: [{ ...crossing, drawing }, ...['lamp', 'bell', 'gate'].map(switchFlow)],
  application: { name: 'the street', url: '/', hint: '', enable: () => undefined },
};

/** Provides the configuration of tests to hooks and components. */
export const TestConfig = ({ children }: { readonly children: ReactNode }) => (
  <ConfigProvider value={testConfig}>{children}</ConfigProvider>
);
