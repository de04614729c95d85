import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { download, pngFile, svgFile } from '../canvas/exportDrawing';
import { type ViewControl, ZOOM_STEP } from '../canvas/useView';
import type { Drawing } from '../layout/drawing';
import { toMermaid, toScxml } from '../model/exportText';
import type { Statechart } from '../model/statechart';
import { media, s, space } from '../theme';
import { Select, ToolButton } from './controls';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(0.75)} ${space(1)};
  border-bottom: 1px solid ${s('line')};
  background: ${s('surface')};

  > :nth-child(2),
  > :last-child {
    margin-left: auto;
  }
`;

const Scale = styled.output`
  min-width: 44px;
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${media.mobile} {
    display: none;
  }
`;

const SaveAs = styled(Select)`
  width: auto;
  min-height: 32px;
`;

interface ToolbarProps {
  readonly statechart: Statechart;
  readonly machine: AnyStateMachine;
  readonly drawing: Drawing;
  readonly control: ViewControl;
  readonly panels: { readonly states: boolean; readonly side: boolean };
  readonly onPanels: (change: Partial<ToolbarProps['panels']>) => void;
}

export function Toolbar(props: ToolbarProps) {
  const { statechart, machine, drawing, control, panels, onPanels } = props;
  const { svg, scale, zoom, showAll } = control;
  const text = (content: string) => new Blob([content], { type: 'text/plain' });
  const formats: Readonly<
    Record<string, readonly [ending: string, () => Blob | Promise<Blob> | null]>
  > = {
    SVG: ['svg', () => svg.current && svgFile(svg.current, drawing)],
    PNG: ['png', () => svg.current && pngFile(svg.current, drawing)],
    JSON: ['json', () => text(JSON.stringify(machine.config, null, 2))],
    Mermaid: ['mmd', () => text(toMermaid(statechart))],
    SCXML: ['scxml', () => text(toScxml(statechart))],
  };
  const save = async (format: string) => {
    const [ending, render] = formats[format] ?? [];
    const file = await render?.();
    if (file) download(file, `${statechart.id}.${ending}`);
  };
  const toggle = (label: string, panel: keyof typeof panels, title: string) => (
    <ToolButton
      aria-expanded={panels[panel]}
      title={title}
      onClick={() => onPanels({ [panel]: !panels[panel] })}
    >
      {label}
    </ToolButton>
  );
  return (
    <Bar role="toolbar" aria-label="Drawing">
      {toggle('States', 'states', 'The tree of states  [')}
      <ToolButton aria-label="Zoom out" title="Zoom out  -" onClick={() => zoom(1 / ZOOM_STEP)}>
        −
      </ToolButton>
      <Scale aria-label="Scale">{`${Math.round(100 * scale)} %`}</Scale>
      <ToolButton aria-label="Zoom in" title="Zoom in  +" onClick={() => zoom(ZOOM_STEP)}>
        +
      </ToolButton>
      <ToolButton title="Fit  0" onClick={showAll}>
        Fit
      </ToolButton>
      <SaveAs
        aria-label="Save the statechart as"
        value=""
        onChange={({ target }) => save(target.value)}
      >
        <option value="">Save as</option>
        {Object.keys(formats).map((format) => (
          <option key={format}>{format}</option>
        ))}
      </SaveAs>
      {toggle('Panel', 'side', 'The panel at the side  ]')}
    </Bar>
  );
}
