/** The flow viewer: draws, walks, follows, replays and covers the XState machines of an application. */
import { createRoot } from 'react-dom/client';
import { ConfigProvider, type FlowViewerConfig } from './config';
import { GlobalStyle } from './theme';
import { Viewer } from './Viewer';

export type { Chart } from './chart';
export type { FlowViewerConfig } from './config';
export type { Flow } from './flow';
export type { LabConfig, LabError, LabRule } from './lab/labConfig';

/** Renders the viewer into an element of the page. */
export function openFlowViewer(root: Element, config: FlowViewerConfig): void {
  createRoot(root).render(
    <ConfigProvider value={config}>
      <GlobalStyle $fonts={config.fonts} />
      <Viewer />
    </ConfigProvider>,
  );
}
