import type { ComponentProps, ComponentType } from 'react';
import { PageMeta } from '../ui/PageMeta';

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
