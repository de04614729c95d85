import { TYPE } from '../layout/boxes';
import { font, s } from '../theme';

/** The CSS of a statechart. It is inside the SVG, so that an exported drawing looks the same. */
export const statechartStyle = `
.ground { fill: ${s('ground')}; }
.state rect { fill: ${s('surface')}; stroke: ${s('controlLine')}; stroke-width: 1.2; }
.state.parent > rect { fill: ${s('surfaceTint')}; fill-opacity: 0.45; stroke: ${s('line')}; stroke-width: 1.5; }
.state.region > rect { stroke-dasharray: 6 5; stroke: ${s('controlLine')}; }
.state .inner { fill: none; }
.state.closed > .behind { fill: ${s('surfaceTint')}; }
.state text { fill: ${s('text')}; }
.name { font: 600 ${TYPE.title.size}px ${font.body}; }
.small { font: 400 ${TYPE.small.size}px ${font.mono}; }
.state .small { fill: ${s('textSoft')}; }
.path { fill: none; stroke: ${s('controlLine')}; stroke-width: 1.3; }
.dot { fill: ${s('text')}; }
.label text { fill: ${s('text')}; }
.label .guard { fill: ${s('onProgressSoft')}; }
.label .actions { fill: ${s('textSoft')}; }
.error .path { stroke: ${s('danger')}; stroke-opacity: 0.6; }
.error .label .event { fill: ${s('danger')}; }
.failures .path { stroke: ${s('danger')}; stroke-opacity: 0.3; }
.failures .label .event { fill: ${s('textSoft')}; }
.unvisited { opacity: 0.38; }
.visited .path { stroke: ${s('onSuccessSoft')}; stroke-width: 2; }
.state.visited > rect { stroke: ${s('onSuccessSoft')}; stroke-width: 2; }
.possible .path { stroke: ${s('text')}; }
.possible .label .event { fill: ${s('accentStrong')}; font-weight: 700; text-decoration: underline; }
.state.active > rect { fill: ${s('accentSoft')}; fill-opacity: 1; stroke: ${s('accent')}; stroke-width: 2; }
.state.parent.active > rect { fill: ${s('accentSoft')}; fill-opacity: 0.35; }
.last .path { stroke: ${s('accent')}; stroke-width: 2.6; stroke-opacity: 1; }
.last .label .event, .line.last { fill: ${s('accent')}; font-weight: 700; }
.state .line.possible { fill: ${s('text')}; font-weight: 600; }
.refused .label .guard { text-decoration: line-through; }
.selected .path { stroke-width: 3; stroke: ${s('text')}; }
.state.selected > rect { stroke: ${s('text')}; stroke-width: 2.5; }
.transition:focus, .line:focus { outline: none; }
.transition:focus .path { stroke-width: 3.4; stroke: ${s('focus')}; stroke-opacity: 1; }
.transition:focus .label rect { stroke: ${s('focus')}; stroke-width: 2; }
.line:focus { fill: ${s('focus')}; font-weight: 700; text-decoration: underline; }
.line.selected { font-weight: 700; fill: ${s('text')}; }
.state.head > rect, .label rect { fill: none; stroke: none; pointer-events: all; }
.pressable { cursor: pointer; }
.pressable:hover .path { stroke-width: 2.4; }
`;
