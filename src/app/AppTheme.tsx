import type { Elements } from '@kedai/ui/layout/elements';
import { GlobalStyle } from '@kedai/ui/theme/GlobalStyle';
import { buildTheme } from '@kedai/ui/theme/theme';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';

const theme = buildTheme(shop.accent);

export function AppTheme({ children }: { readonly children: Elements }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
