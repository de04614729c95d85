import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Sen } from '../contract/money';
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

const CardText = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

const Cost = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
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

/** A product in a list: its first picture, name and price. The whole card is one link. */
export function ProductCard({
  to,
  product: { name, price, image },
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
  };
  /** The displayed width, as the HTML attribute. The default is that of the grids. */
  readonly sizes?: string | undefined;
  readonly badge?: string | undefined;
  readonly priority?: boolean;
  readonly onClick?: () => void;
}) {
  return (
    <Frame to={to} onClick={onClick}>
      <Picture src={image[0]} alt="" sizes={sizes} priority={priority} />
      {badge ? <Badge>{badge}</Badge> : null}
      <CardText>
        <Name>{name}</Name>
        <Cost>
          <Price sen={price} />
        </Cost>
      </CardText>
    </Frame>
  );
}
