import { SCROLL_HINT_ABOVE } from '@kedai/contract/rules/limits';
import { choiceName } from '@kedai/contract/text/values';
import { ChevronDownIcon } from '@kedai/ui/icons';
import { Note } from '@kedai/ui/layout/Text';
import { type Item, ItemLines } from '@kedai/ui/product/ItemLine';
import { space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { summaryText } from '../../../text/order/checkout';

/** Shows two and a half lines; the cut line hints that there are more. In print all are visible. */
const Scroller = styled.div`
  @media screen {
    max-height: 300px;
    padding-bottom: ${space(4)};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    mask-image: linear-gradient(to top, transparent, black 56px);
  }
`;

const Hint = styled(Note)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  padding-top: ${space(1)};

  @media print {
    display: none;
  }
`;

/** The products of an order, before or after it is placed (spec §2). */
export function ProductsSummary({ items }: { readonly items: readonly Item[] }) {
  const list = <ItemLines items={items} choiceName={choiceName} />;
  if (items.length <= SCROLL_HINT_ABOVE) return list;
  return (
    <div>
      {/* Focusable, so that keyboard users can scroll it. */}
      <Scroller tabIndex={0} role="group" aria-label={summaryText.title}>
        {list}
      </Scroller>
      <Hint>
        {summaryText.scroll}
        <ChevronDownIcon size={16} />
      </Hint>
    </div>
  );
}
