import { css, styled } from 'styled-components';
import { digits, s, space, textSize } from '../theme/tokens';

/** The one heading of a page. */
export const PageTitle = styled.h1`
  font-size: ${textSize.heading};
  letter-spacing: -0.015em;
`;

/** The large heading of home and the about page. */
export const DisplayTitle = styled.h1`
  font-size: ${textSize.display};
  letter-spacing: -0.025em;
  line-height: 1.04;
`;

export const SectionTitle = styled.h2`
  font-size: ${textSize.section};
  letter-spacing: -0.015em;
`;

/** The heading of a card or of a section of a form. */
export const Subtitle = styled.h3`
  font-size: ${textSize.title};
  letter-spacing: -0.01em;
`;

/** The small line above a heading. */
export const Eyebrow = styled.p`
  color: ${s('accent')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`;

/** The sentence below a heading. */
export const Lead = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.lead};
  line-height: 1.55;
  max-width: ${digits(60)};
  text-wrap: pretty;
`;

export const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  max-width: ${digits(65)};
  line-height: 1.7;
`;

export const Note = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

/** A text of less importance, in the size of the text around it. */
export const Soft = styled.span`
  color: ${s('textSoft')};
`;

export const Strong = styled.p`
  font-weight: 600;
`;

/** Visible to screen readers only. These styles are for elements that are hidden at some widths only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
