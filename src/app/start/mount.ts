import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { pageData } from './startProtocol';

/** Hydrates the HTML in a container; without HTML, renders. In a transition, so that taps are handled in between. */
export function mount(container: HTMLElement, tree: ReactNode, options?: RootOptions): void {
  pageData().hydrated = 'started';
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, tree, options);
    else createRoot(container, options).render(tree);
  });
}
