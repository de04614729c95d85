import { styled } from 'styled-components';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { media, space, textSize } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container } from '../../ui/Layout';
import { Eyebrow, Lead } from '../../ui/Text';
import { BannerSlider } from './BannerSlider';

const Split = styled(Container)`
  display: grid;
  gap: ${space(4)};

  ${media.mobile} {
    padding-inline: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: center;
    gap: ${space(4)};
    padding-top: ${space(3)};
  }
  ${media.desktop} {
    gap: ${space(7)};
  }
`;

const HeroText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2.5)};

  ${media.mobile} {
    order: 2;
    padding-inline: ${space(2.5)};
  }
`;

const Title = styled.h1`
  font-size: ${textSize.display};
  font-weight: 450;
  letter-spacing: -0.025em;
  line-height: 1.04;
`;

/** The headline beside the banner slider. */
export function Hero() {
  const { eyebrow, title, text, action } = shop.hero;
  return (
    <Split>
      <HeroText>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>{title}</Title>
        <Lead>{text}</Lead>
        <ButtonLink to={paths.collection}>{action}</ButtonLink>
      </HeroText>
      <BannerSlider />
    </Split>
  );
}
