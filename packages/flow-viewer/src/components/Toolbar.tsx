import { useState } from 'react';
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { download, pngFile, pngOfScreen, svgFile } from '../canvas/exportDrawing';
import { type ViewControl, ZOOM_STEP } from '../canvas/useView';
import { toMermaid, toScxml } from '../model/exportText';
import type { Statechart } from '../model/statechart';
import { media, s, space } from '../theme';
import { Select, ToolButton } from './controls';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(0.5)} ${space(1)};
  border-bottom: 1px solid ${s('line')};
  background: ${s('surface')};
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  > :nth-child(3),
  > :last-child {
    margin-left: auto;
  }
  ${media.mobile} {
    > * {
      padding-inline: ${space(1)};
    }
    /* Fingers zoom the drawing; the search is above the tree of states. */
    > output,
    > [title^='Search'],
    > [aria-label^='Zoom'] {
      display: none;
    }
  }
`;

const Scale = styled.output`
  min-width: 44px;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const SaveAs = styled(Select)`
  width: 96px;
  min-height: 32px;
`;

/** Puts a picture of what is on the screen on the clipboard. */
const COPY = 'Copy screen';

interface ToolbarProps {
  /** All that is drawn. */
  readonly whole: Statechart;
  /** The statechart of the current flow. */
  readonly statechart: Statechart;
  readonly machine: AnyStateMachine;
  readonly control: ViewControl;
  readonly panels: { readonly states: boolean; readonly side: boolean };
  readonly onPanels: (change: Partial<ToolbarProps['panels']>) => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { whole, statechart, machine, control, panels, onPanels, onSearch, onHelp } = props;
  const { svg, view, zoom, wish, chosen, choose, forget } = control;
  const size = view?.drawing ?? { width: 0, height: 0 };
  const ids = whole.states.map(({ id }) => id);
  const isUnfolded = ids.every((id) => chosen.get(id));
  const text = (content: string) => new Blob([content], { type: 'text/plain' });
  const [done, setDone] = useState('Save as');
  const onScreen = () => svg.current && pngOfScreen(svg.current, size);
  const formats: Readonly<
    Record<string, readonly [ending: string, () => Blob | Promise<Blob> | null]>
  > = {
    SVG: ['svg', () => svg.current && svgFile(svg.current, size)],
    PNG: ['png', () => svg.current && pngFile(svg.current, size)],
    'Screen PNG': ['screen.png', onScreen],
    [COPY]: ['', onScreen],
    JSON: ['json', () => text(JSON.stringify(machine.config, null, 2))],
    Mermaid: ['mmd', () => text(toMermaid(statechart))],
    SCXML: ['scxml', () => text(toScxml(statechart))],
  };
  const save = async (format: string) => {
    const [ending, render] = formats[format] ?? [];
    const file = await render?.();
    if (!file) return;
    if (format === COPY)
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    else download(file, `${statechart.id}.${ending}`);
    setDone(format === COPY ? 'Copied' : 'Saved');
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
      <ToolButton title="Search  /" onClick={onSearch}>
        Search
      </ToolButton>
      <ToolButton aria-label="Zoom out" title="Zoom out  -" onClick={() => zoom(1 / ZOOM_STEP)}>
        −
      </ToolButton>
      <Scale aria-label="Scale">{`${Math.round(100 * (view?.scale ?? 1))} %`}</Scale>
      <ToolButton aria-label="Zoom in" title="Zoom in  +" onClick={() => zoom(ZOOM_STEP)}>
        +
      </ToolButton>
      <ToolButton title="Fit  0" onClick={() => wish({ kind: 'fit' })}>
        Fit
      </ToolButton>
      <ToolButton
        aria-pressed={isUnfolded}
        title="Show the inside of every state, and every failure"
        onClick={() => {
          if (isUnfolded) forget();
          else choose(ids, true);
          wish({ kind: isUnfolded ? 'overview' : 'fit' });
        }}
      >
        Unfold all
      </ToolButton>
      <SaveAs
        aria-label="Save the statechart as"
        value=""
        onChange={({ target }) => save(target.value)}
      >
        <option value="">{done}</option>
        {Object.keys(formats).map((format) => (
          <option key={format}>{format}</option>
        ))}
      </SaveAs>
      <ToolButton aria-label="Help" title="How to read it, and the keys  ?" onClick={onHelp}>
        ?
      </ToolButton>
      {toggle('Panel', 'side', 'The panel at the side  ]')}
    </Bar>
  );
}
