import { PageMeta } from '@kedai/ui/layout/PageMeta';
import type { ComponentProps, ComponentType } from 'react';

/** A page whose title and description are always the same. */
export function titledPage(meta: ComponentProps<typeof PageMeta>, Page: ComponentType) {
  return function TitledPage() {
    return (
      <>
        <PageMeta {...meta} />
        <Page />
      </>
    );
  };
}
