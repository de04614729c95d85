import { PageMeta } from '@kedai/ui/layout/PageMeta';
import type { ComponentProps, ComponentType } from 'react';

export function screenOf(meta: ComponentProps<typeof PageMeta>, Page: ComponentType) {
  return function Screen() {
    return (
      <>
        <PageMeta {...meta} />
        <Page />
      </>
    );
  };
}
