import { styled } from 'styled-components';
import { font, media, s } from '../theme/tokens';

const Wordmark = styled.span`
  font-family: ${font.display};
  font-size: min(1.375rem, 6.4vw);
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1;
  /* With enlarged or widely spaced text it may wrap, but never inside a word. */
  overflow-wrap: normal;

  em {
    padding-inline: 0.06em;
    color: ${s('accent')};
    font-style: normal;
  }
  ${media.tablet} {
    font-size: 1.625rem;
  }
  ${media.desktop} {
    white-space: nowrap;
  }
`;

/** The shop's name, with its ampersand in the accent colour. It is no Chinese text, also on a Chinese page. */
export function Logo({ name }: { readonly name: string }) {
  const [first, last] = name.split(' & ');
  return (
    <Wordmark lang="en">
      <span>{first}</span> <em>&amp;</em> <span>{last}</span>
    </Wordmark>
  );
}
