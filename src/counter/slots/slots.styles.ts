import { media, s, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** A part that is closed at first. */
export const Disclosure = styled.details`
  border-top: 1px solid ${s('line')};

  > summary {
    display: flex;
    align-items: center;
    gap: 0 ${space(1)};
    min-height: 48px;
    padding-block: ${space(0.5)};
    font-weight: 600;
    cursor: pointer;

    > :first-child {
      flex: none;
      width: 6em;
    }
    > :nth-child(2) {
      flex: 1;
    }
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin: -4px 4px 0 auto;
    border: solid ${s('textSoft')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[open] > summary::after {
    margin-top: 4px;
    rotate: 225deg;
  }
  > :not(summary) {
    padding-block: ${space(1)} ${space(2)};
  }
`;

/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(1.5)};
`;

/** Below the width of a desktop what closes is first, and the rules follow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: 340px minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

/** The services beside each other, where their hours have room. */
export const Services = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 310px), 1fr));
  align-items: start;
  gap: ${space(2)};
`;

/** A list with lines between its items. */
export const Lines = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1.5)};
    min-height: 48px;
    padding-block: ${space(0.5)};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${s('line')};
  }
`;

/** The hours of a day, each a button. */
export const HourButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${space(0.75)};

  button {
    min-height: ${TARGET_SIZE};
    border: 1px solid ${s('controlLine')};
    border-radius: 6px;
    background: ${s('surface')};
    font-variant-numeric: tabular-nums;
  }
`;
