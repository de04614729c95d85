import type { Theme } from '../../theme/theme';
import { font } from '../../theme/tokens';
import { TYPE } from '../model/boxes';

export const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** The CSS of a statechart. It is inside the SVG, so that an exported drawing looks the same. */
export const statechartStyle = (theme: Theme): string => `
.ground { fill: ${theme.ground}; }
.state rect { fill: ${theme.surface}; stroke: ${theme.controlLine}; stroke-width: 1.2; }
.state.parent > rect { fill: ${theme.surfaceTint}; fill-opacity: 0.45; stroke: ${theme.line}; stroke-width: 1.5; }
.state.region > rect { stroke-dasharray: 6 5; stroke: ${theme.controlLine}; }
.state .inner { fill: none; }
.state text { fill: ${theme.text}; }
.name { font: 600 ${TYPE.title.size}px ${font.body}; }
.small { font: 400 ${TYPE.small.size}px ${MONO}; }
.state .small { fill: ${theme.textSoft}; }
.path { fill: none; stroke: ${theme.controlLine}; stroke-width: 1.3; }
.dot { fill: ${theme.text}; }
.label text { fill: ${theme.text}; }
.label .guard { fill: ${theme.onProgressSoft}; }
.label .actions { fill: ${theme.textSoft}; }
.error .path { stroke: ${theme.danger}; stroke-opacity: 0.6; }
.error .label .event { fill: ${theme.danger}; }
.unvisited { opacity: 0.38; }
.visited .path { stroke: ${theme.onSuccessSoft}; stroke-width: 2; }
.state.visited > rect { stroke: ${theme.onSuccessSoft}; stroke-width: 2; }
.possible .path { stroke: ${theme.text}; }
.possible .label .event { text-decoration: underline; }
.state.active > rect { fill: ${theme.accentSoft}; fill-opacity: 1; stroke: ${theme.accent}; stroke-width: 2; }
.state.parent.active > rect { fill: ${theme.accentSoft}; fill-opacity: 0.35; }
.last .path { stroke: ${theme.accent}; stroke-width: 2.6; stroke-opacity: 1; }
.last .label .event, .line.last { fill: ${theme.accent}; font-weight: 700; }
.state .line.possible { fill: ${theme.text}; font-weight: 600; }
.refused .label .guard { text-decoration: line-through; }
.selected .path { stroke-width: 3; stroke: ${theme.text}; }
.state.selected > rect { stroke: ${theme.text}; stroke-width: 2.5; }
.transition:focus, .line:focus { outline: none; }
.transition:focus .path { stroke-width: 3.4; stroke: ${theme.focus}; stroke-opacity: 1; }
.transition:focus .label rect { stroke: ${theme.focus}; stroke-width: 2; }
.line:focus { fill: ${theme.focus}; font-weight: 700; text-decoration: underline; }
.line.selected { font-weight: 700; fill: ${theme.text}; }
.state.head > rect, .label rect { fill: none; stroke: none; pointer-events: all; }
.pressable { cursor: pointer; }
.pressable:hover .path { stroke-width: 2.4; }
`;
