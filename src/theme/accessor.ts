import type { DefaultTheme } from 'styled-components';

/** Reads a colour of the theme inside a styled component: `color: ${s('textSoft')};`. */
export function s(key: keyof DefaultTheme) {
  return (props: { readonly theme: DefaultTheme }): string => props.theme[key];
}
