import { type Sen, timesQuantity } from '@kedai/contract/rules/money';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Loading';
import { Stack } from '../layout/Layout';
import { langOf } from '../layout/langOf';
import { Note, Strong } from '../layout/Text';
import { uiText } from '../text/uiText';
import { s, space } from '../theme/tokens';
import { Thumbnail } from './Picture';
import { Price } from './Price';

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(1.5)};

  /* With large text or little space, no word of the name may break. */
  @container (width < 17rem) {
    grid-template-columns: 64px minmax(0, 1fr);
    row-gap: 0;

    > :last-child {
      grid-column: 2;
    }
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

const Detail = styled(Note)`
  line-height: 1.5;
`;

const List = styled.ul`
  container-type: inline-size;

  > li + li {
    border-top: 1px solid ${s('line')};
  }
`;

export interface Item {
  readonly id?: string | null | undefined;
  readonly name: string;
  /** The language of the name; English where it is missing. */
  readonly language?: string | undefined;
  readonly image: readonly string[];
  /** Empty or missing for a product without features. */
  readonly feature?: string | null | undefined;
  readonly quantity: number;
  /** The price of one piece, sen. */
  readonly price: Sen;
}

/** The lines of an order: product, quantity, price, and at the right the total of the line. */
export function ItemLines({
  id: listId,
  items,
  choiceName = (feature) => feature,
}: {
  readonly id?: string;
  readonly items: readonly Item[];
  /** How shoppers read a feature. */
  readonly choiceName?: (feature: string) => string;
}) {
  return (
    <List id={listId}>
      {items.map(({ id, name, language, image, feature, quantity, price }) => (
        <Line key={`${id ?? name}/${feature ?? ''}`}>
          <Thumbnail src={image[0]} width={64} />
          <div>
            <Name lang={langOf?.({ language })}>{name}</Name>
            {feature ? <Detail>{choiceName(feature)}</Detail> : null}
            <Detail>
              <span>{uiText.quantityTimes(quantity)}</span>
              <Price sen={price} />
            </Detail>
          </div>
          <Strong>
            <Price sen={timesQuantity(price, quantity)} />
          </Strong>
        </Line>
      ))}
    </List>
  );
}

export function ItemLinesSkeleton({ count }: { readonly count: number }) {
  return (
    <List aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Line key={index}>
          <Skeleton $ratio="4 / 5" />
          <Stack $gap={1}>
            <Skeleton $height="20px" $width="80%" />
            <Skeleton $height="16px" $width="40%" />
            <Skeleton $height="16px" $width="60%" />
          </Stack>
          <Skeleton $height="24px" $width="72px" />
        </Line>
      ))}
    </List>
  );
}
