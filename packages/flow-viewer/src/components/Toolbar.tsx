import { styled } from 'styled-components';
import { download, pngFile, svgFile } from '../canvas/exportDrawing';
import { type ViewControl, ZOOM_STEP } from '../canvas/useView';
import type { Drawing } from '../layout/drawing';
import { media, s, space } from '../theme';
import { ToolButton } from './controls';

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

interface ToolbarProps {
  readonly name: string;
  readonly drawing: Drawing;
  readonly control: ViewControl;
  readonly panels: { readonly states: boolean; readonly side: boolean };
  readonly onPanels: (change: Partial<ToolbarProps['panels']>) => void;
}

export function Toolbar({ name, drawing, control, panels, onPanels }: ToolbarProps) {
  const { svg, scale, zoom, showAll } = control;
  const save = async (render: typeof svgFile | typeof pngFile, ending: string) => {
    if (svg.current) download(await render(svg.current, drawing), `${name}.${ending}`);
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
      <ToolButton onClick={() => save(svgFile, 'svg')}>SVG</ToolButton>
      <ToolButton onClick={() => save(pngFile, 'png')}>PNG</ToolButton>
      {toggle('Panel', 'side', 'The panel at the side  ]')}
    </Bar>
  );
}
