import { css, styled } from 'styled-components';

/** Read by screen readers, not seen: for what is so at some widths only. */
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

/** Read by screen readers, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
