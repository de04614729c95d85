import '../theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle';
import { buildTheme } from '../theme/theme';
import { Viewer } from './Viewer';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <ThemeProvider theme={buildTheme('terracotta')}>
    <GlobalStyle />
    <Viewer />
  </ThemeProvider>,
);
