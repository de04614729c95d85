import { Container, Section } from '@kedai/ui/layout/Layout';
import { PageTitle } from '@kedai/ui/layout/Text';
import { GlobalStyle } from '@kedai/ui/theme/GlobalStyle';
import { buildTheme } from '@kedai/ui/theme/theme';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import { counterText } from '../text/counter/counter';

const theme = buildTheme(shop.accent);

/** The counter; needs a router around it. */
export function Counter() {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <main>
        <Container>
          <Section>
            <PageTitle>{counterText.title}</PageTitle>
          </Section>
        </Container>
      </main>
    </ThemeProvider>
  );
}
