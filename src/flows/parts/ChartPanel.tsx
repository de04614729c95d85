import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import type { Chart } from '../model/chart';
import { Code, Muted, PanelTitle, Part } from './controls';

const Signs = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(0.75)} ${space(1.5)};
  font-size: 0.875rem;
  line-height: 1.5;

  dd {
    color: ${s('textSoft')};
  }
`;

/** What a chart is about, and how to read it. */
export function ChartPanel({ chart }: { readonly chart: Chart }) {
  return (
    <>
      <Part aria-label="Chart">
        <PanelTitle>{chart.id}</PanelTitle>
        <Muted>{chart.description}</Muted>
        <Muted>
          Press a state or an arrow to read of it. Drag to move, pinch or Ctrl and wheel to zoom.
        </Muted>
      </Part>
      <Part aria-label="How to read it">
        <PanelTitle>How to read it</PanelTitle>
        <Signs>
          <dt>
            <Code>event</Code>
          </dt>
          <dd>what happens</dd>
          <dt>
            <Code>[guard]</Code>
          </dt>
          <dd>only if this holds; else the next arrow is tried</dd>
          <dt>
            <Code>/ action</Code>
          </dt>
          <dd>what is done on the way</dd>
          <dt>
            <Code>⟳ effect</Code>
          </dt>
          <dd>what the state asks for; ✓ it succeeded, ✗ it failed</dd>
          <dt>
            <Code>after x (1 s)</Code>
          </dt>
          <dd>when so much time has passed</dd>
          <dt>●</dt>
          <dd>here it begins</dd>
          <dt>Dashed</dt>
          <dd>regions that are active at once</dd>
          <dt>Double edge</dt>
          <dd>here it ends</dd>
        </Signs>
      </Part>
    </>
  );
}
