import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { FirstServicePrompt } from '../../features/serviceSelection';
import { AppTheme } from '../AppTheme';
import { OnHydrated } from '../OnHydrated';
import type { ServicePromptRoot } from '../Shell';
import { completeHydration, pageData } from './hydration';
import type { ServicePrompt } from './servicePrompt';

/** Keeps the ids in the prompt apart from those of the page below. */
export const PROMPT_IDS = 'q';

/** What the prompt needs from the page around it. */
export type PromptPorts = Pick<
  ComponentProps<typeof FirstServicePrompt>,
  'loadSteps' | 'reloadPage'
>;

export interface PromptTreeProps extends PromptPorts {
  readonly prompt?: ServicePrompt;
  readonly onHydrated?: () => void;
}

const completeAll = () => completeHydration('all');
const nothing = () => undefined;

/** The service prompt, as it is prerendered and as it is hydrated. */
export function PromptTree({ prompt, onHydrated = nothing, ...ports }: PromptTreeProps) {
  return (
    <OnHydrated call={onHydrated}>
      <AppTheme>
        <FirstServicePrompt {...ports} passedSlot={prompt?.passedSlot} />
      </AppTheme>
    </OnHydrated>
  );
}

/** Hydrates the service prompt; without its HTML, renders it. In a transition, so that taps are handled in between. */
export function hydrateServicePrompt(
  container: HTMLElement,
  prompt: ServicePrompt,
  ports: PromptPorts,
): ServicePromptRoot {
  const options = { identifierPrefix: PROMPT_IDS };
  const tree = <PromptTree {...ports} prompt={prompt} onHydrated={completeAll} />;
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, tree, options);
    } else {
      root = createRoot(container, options);
      root.render(tree);
    }
  });
  return {
    close: () => {
      // The style sheet shows the page under the prompt again.
      pageData().service = 'chosen';
      root?.unmount();
    },
  };
}
