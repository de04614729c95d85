import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Statechart } from '../model/statechart';
import { s, space } from '../theme';
import { RUNS } from '../walk/WalkPanel';
import { Code, Muted, Panel } from './controls';

const Legend = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(0.75)} ${space(1.5)};
  line-height: 1.5;

  dd {
    color: ${s('textSoft')};
  }
`;

const NOTATION: readonly (readonly [sign: string, meaning: string])[] = [
  ['event', 'what triggers the transition'],
  ['[guard]', 'only if this holds; else the next transition is tried'],
  ['/ action', 'runs with the transition'],
  ['⟳ effect', 'runs in the state; ✓ it succeeded, ✗ it failed'],
  ['after x (1 s)', 'a transition after this delay'],
];

/** The panel of the statechart mode: the description of the flow, and a legend. */
export function StatechartPanel({ statechart }: { readonly statechart: Statechart }) {
  return (
    <>
      <Panel label="Statechart" title={statechart.id}>
        <Muted>{statechart.description}</Muted>
        <Muted>{`A walk runs no effect and no action. ${RUNS}`}</Muted>
        <Muted>
          Press a state or a transition to read its details. Drag to move, pinch or Ctrl and wheel
          to zoom.
        </Muted>
      </Panel>
      <Panel label="How to read it">
        <Legend>
          {NOTATION.map(([sign, meaning]) => (
            <Fragment key={sign}>
              <dt>
                <Code>{sign}</Code>
              </dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
          <dt>●</dt>
          <dd>initial state</dd>
          <dt>Dashed</dt>
          <dd>regions that are active at the same time</dd>
          <dt>Double edge</dt>
          <dd>final state</dd>
        </Legend>
      </Panel>
    </>
  );
}
