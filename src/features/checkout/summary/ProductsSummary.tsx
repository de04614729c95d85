import { styled } from 'styled-components';
import { SCROLL_HINT_ABOVE } from '../../../contract/limits';
import type { Sen } from '../../../contract/money';
import { summaryText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { Price } from '../../../ui/Price';

/** One product of an order, before or after it is placed. */
export interface SummaryItem {
  readonly key: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly feature: string;
  readonly quantity: number;
  /** of one, sen */
  readonly price: Sen;
}

const List = styled.ul<{ readonly $scrolls: boolean }>`
  display: flex;
  flex-direction: column;
  max-height: ${({ $scrolls }) => ($scrolls ? '336px' : 'none')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr auto;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(1.5)};

  & + & {
    border-top: 1px solid ${s('line')};
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

const Detail = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

const Hint = styled.p`
  padding-top: ${space(1)};
  border-top: 1px solid ${s('line')};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-align: center;
`;

/** What is being bought (spec §2). */
export function ProductsSummary({ items }: { readonly items: readonly SummaryItem[] }) {
  const scrolls = items.length > SCROLL_HINT_ABOVE;
  return (
    <div>
      {/* A list that scrolls has to be reachable by keyboard. */}
      <List
        $scrolls={scrolls}
        {...(scrolls ? { tabIndex: 0, 'aria-label': summaryText.title } : {})}
      >
        {items.map(({ key, name, image, feature, quantity, price }) => (
          <Item key={key}>
            <Picture src={image} alt="" sizes="64px" />
            <div>
              <Name>{name}</Name>
              {feature === '' ? null : <Detail>{summaryText.feature(feature)}</Detail>}
              <Detail>{summaryText.quantity(quantity)}</Detail>
            </div>
            <Price sen={price} />
          </Item>
        ))}
      </List>
      {scrolls ? <Hint>{summaryText.scroll}</Hint> : null}
    </div>
  );
}
