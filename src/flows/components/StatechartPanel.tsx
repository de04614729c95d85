import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import type { Statechart } from '../model/statechart';
import { Code, Muted, PanelSection, PanelTitle } from './controls';

const Legend = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(0.75)} ${space(1.5)};
  font-size: 0.875rem;
  line-height: 1.5;

  dd {
    color: ${s('textSoft')};
  }
`;

/** The panel of the statechart mode: the description of the flow, and a legend. */
export function StatechartPanel({ statechart }: { readonly statechart: Statechart }) {
  return (
    <>
      <PanelSection aria-label="Statechart">
        <PanelTitle>{statechart.id}</PanelTitle>
        <Muted>{statechart.description}</Muted>
        <Muted>
          Press a state or a transition to read its details. Drag to move, pinch or Ctrl and wheel
          to zoom.
        </Muted>
      </PanelSection>
      <PanelSection aria-label="How to read it">
        <PanelTitle>How to read it</PanelTitle>
        <Legend>
          <dt>
            <Code>event</Code>
          </dt>
          <dd>what triggers the transition</dd>
          <dt>
            <Code>[guard]</Code>
          </dt>
          <dd>only if this holds; else the next transition is tried</dd>
          <dt>
            <Code>/ action</Code>
          </dt>
          <dd>runs with the transition</dd>
          <dt>
            <Code>⟳ effect</Code>
          </dt>
          <dd>runs in the state; ✓ it succeeded, ✗ it failed</dd>
          <dt>
            <Code>after x (1 s)</Code>
          </dt>
          <dd>a transition after this delay</dd>
          <dt>●</dt>
          <dd>initial state</dd>
          <dt>Dashed</dt>
          <dd>regions that are active at the same time</dd>
          <dt>Double edge</dt>
          <dd>final state</dd>
        </Legend>
      </PanelSection>
    </>
  );
}
