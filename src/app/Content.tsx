import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useScrollRestoration } from './useScrollRestoration';

/** So tall that the footer begins below the window: what a page turns out to hold does not move it into sight. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 120px);

  &:focus {
    outline: none;
  }
`;

/** The place of the page, which begins at its top, or where one was. */
export function Content({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const main = useScrollRestoration<HTMLElement>();
  return (
    <Main id={id} ref={main} tabIndex={-1}>
      {children}
    </Main>
  );
}
