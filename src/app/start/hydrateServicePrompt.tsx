import type { ComponentProps } from 'react';
import { FirstServicePrompt } from '../../features/serviceSelection';
import { AppTheme } from '../AppTheme';
import { OnHydrated } from '../OnHydrated';
import { completeHydration } from './hydration';
import { mount } from './mount';

/** Keeps the ids in the prompt apart from those of the page below. */
export const PROMPT_IDS = 'q';

type PromptProps = ComponentProps<typeof FirstServicePrompt>;

export function PromptTree(props: PromptProps) {
  return (
    <OnHydrated call={completeHydration}>
      <AppTheme>
        <FirstServicePrompt {...props} />
      </AppTheme>
    </OnHydrated>
  );
}

/** Hydrates the service prompt, a React root of its own. */
export function hydrateServicePrompt(container: HTMLElement, props: PromptProps): void {
  mount(container, <PromptTree {...props} />, { identifierPrefix: PROMPT_IDS });
}
