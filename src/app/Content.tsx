import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useScrollRestoration } from './useScrollRestoration';

/** At least as tall as the window, so that loading content does not move the footer into view. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 120px);

  &:focus {
    outline: none;
  }
`;

/** The main element around the page, with scroll restoration. */
export function Content({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const main = useScrollRestoration<HTMLElement>();
  return (
    <Main id={id} ref={main} tabIndex={-1}>
      {children}
    </Main>
  );
}
