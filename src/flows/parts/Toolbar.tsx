import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';
import { download, pngFile, svgFile } from '../canvas/exportDrawing';
import type { ViewControl } from '../canvas/useView';
import type { Drawing } from '../model/drawing';
import { Problem, ToolButton } from './controls';

const Bar = styled.div`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(0.5)};

  button {
    background: ${s('surface')};
  }
`;

interface ToolbarProps {
  readonly name: string;
  readonly drawing: Drawing;
  readonly control: ViewControl;
  readonly svg: RefObject<SVGSVGElement | null>;
}

const STEP = 1.25;

/** What is done with the drawing as a whole: seen larger, smaller, whole, or taken along. */
export function Toolbar({ name, drawing, control: { zoom, fit }, svg }: ToolbarProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (kind: 'svg' | 'png') => {
    if (svg.current === null) return;
    try {
      const make = kind === 'svg' ? svgFile : pngFile;
      download(await make(svg.current, drawing), `${name}.${kind}`);
      setProblem(null);
    } catch {
      setProblem('The picture could not be made. Try the other kind.');
    }
  };
  return (
    <Bar role="toolbar" aria-label="Drawing">
      <ToolButton
        type="button"
        aria-label="Zoom out"
        title="Zoom out  -"
        onClick={() => zoom(1 / STEP)}
      >
        −
      </ToolButton>
      <ToolButton type="button" aria-label="Zoom in" title="Zoom in  +" onClick={() => zoom(STEP)}>
        +
      </ToolButton>
      <ToolButton type="button" title="Fit  0" onClick={fit}>
        Fit
      </ToolButton>
      <ToolButton type="button" onClick={() => save('svg')}>
        SVG
      </ToolButton>
      <ToolButton type="button" onClick={() => save('png')}>
        PNG
      </ToolButton>
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
    </Bar>
  );
}
