import type { Sen } from '@kedai/contract/rules/money';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Stack } from '../layout/Layout';
import { langOf } from '../layout/langOf';
import { Note } from '../layout/Text';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { media, motion, radius, s, space, textSize } from '../theme/tokens';
import { Picture } from './Picture';
import { Price } from './Price';

const Frame = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  text-decoration: none;
  border-radius: ${radius.medium};

  img {
    transition: transform 250ms ease-out;
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.025);
    }
    &:hover h3 {
      text-decoration-color: ${s('accent')};
    }
  }
`;

const Name = styled.h3`
  font-family: inherit;
  font-size: ${textSize.body};
  font-weight: 500;
  line-height: 1.35;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 4px;
  text-wrap: pretty;
  transition: text-decoration-color ${motion.quick};

  ${media.forcedColors} {
    text-decoration: none;
  }
`;

const Badge = styled.span`
  position: absolute;
  top: ${space(1)};
  left: ${space(1)};
  padding: 2px ${space(1.25)};
  border-radius: ${radius.round};
  background: ${s('ground')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.02em;
  ${contrastThemeOutline}
`;

/** The displayed width of a card in the grids of 2, 3 and 4 columns. */
const SIZES = '(min-width: 1440px) 302px, (min-width: 1024px) 21vw, (min-width: 768px) 29vw, 43vw';

/** An item of a list of products: first picture, name and price. The whole card is one link. */
export function ProductCard({
  to,
  product,
  sizes = SIZES,
  badge,
  priority = false,
  onClick,
}: {
  readonly to: string;
  readonly product: {
    readonly name: string;
    readonly price: Sen;
    readonly image: readonly string[];
    readonly language?: string | undefined;
  };
  /** The displayed width, as the HTML attribute. The default is that of the grids. */
  readonly sizes?: string | undefined;
  readonly badge?: string | undefined;
  readonly priority?: boolean;
  readonly onClick?: () => void;
}) {
  return (
    <li>
      <Frame to={to} onClick={onClick}>
        <Picture src={product.image[0]} alt="" sizes={sizes} priority={priority} />
        {badge ? <Badge>{badge}</Badge> : null}
        <Stack $gap={0.5}>
          <Name lang={langOf?.(product)}>{product.name}</Name>
          <Note>
            <Price sen={product.price} />
          </Note>
        </Stack>
      </Frame>
    </li>
  );
}
