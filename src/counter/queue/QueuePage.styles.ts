import { PageTitle } from '@kedai/ui/layout/Text';
import { s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

export const Title = styled(PageTitle)`
  padding-block: ${space(2)} ${space(1)};
  font-size: ${textSize.title};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
`;

export const GroupTitle = styled.div<{ readonly $isLate: boolean }>`
  display: flex;
  align-items: center;
  column-gap: ${space(1)};
  color: ${s('textSoft')};
  font-size: ${textSize.small};

  h2 {
    color: ${({ $isLate }) => s($isLate ? 'danger' : 'text')};
    font-size: ${textSize.body};
  }
  /* In the column of the cards' boxes; its target reaches beyond the line. */
  label {
    display: grid;
    place-items: center;
    width: ${TARGET_SIZE};
    height: ${TARGET_SIZE};
    margin-block: -9px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${s('accent')};
    cursor: inherit;
  }
`;
