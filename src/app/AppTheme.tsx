import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import { GlobalStyle } from '../theme/GlobalStyle';
import { buildTheme } from '../theme/theme';
import type { Elements } from '../ui/elements';

const theme = buildTheme(shop.accent);

export function AppTheme({ children }: { readonly children: Elements }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
