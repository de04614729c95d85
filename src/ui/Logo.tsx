import { styled } from 'styled-components';
import { s } from '../theme/accessor';
import { font, media } from '../theme/tokens';

const Word = styled.span`
  font-family: ${font.display};
  font-size: min(1.375rem, 6.4vw);
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1;
  /* In two lines where letters are spaced widely and the window is narrow. */
  overflow-wrap: normal;

  em {
    padding-inline: 0.06em;
    color: ${s('accent')};
    font-style: normal;
  }
  ${media.tablet} {
    font-size: 1.625rem;
  }
`;

/** The shop's name as it is written over the door, its ampersand in the accent. */
export function Logo({ name }: { readonly name: string }) {
  const [first, last] = name.split(' & ');
  return (
    <Word>
      <span>{first}</span> <em>&amp;</em> <span>{last}</span>
    </Word>
  );
}
