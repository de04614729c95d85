import { SLIDER_HEIGHT_PX } from '@kedai/contract/rules/limits';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { useLazyModule } from '@kedai/ui/hooks/useLazyModule';
import { Container, Stack } from '@kedai/ui/layout/Layout';
import { DisplayTitle, Eyebrow, Lead } from '@kedai/ui/layout/Text';
import { BannerPicture } from '@kedai/ui/product/BannerPicture';
import { font, media, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { useGetSliderImagesQuery } from '../../api/customApi';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { shopText } from '../../shop/shopText';
import { selectSelection } from '../../state/device/selection';
import { useAppSelector } from '../../state/hooks';
import { homeText } from '../../text/catalogue/home';

const text = homeText.slider;

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

const HeroText = styled(Stack)`
  ${media.mobile} {
    order: 2;
    padding-inline: ${space(2.5)};
  }
`;

/** A wall with an arch, in the style of the banners. Visible before they load and without them. */
const SliderFrame = styled.section`
  position: relative;
  height: ${SLIDER_HEIGHT_PX}px;
  min-width: 0;
  overflow: hidden;
  background: ${s('accentSoft')};

  &::before {
    position: absolute;
    inset: 22% 18% 0;
    border-radius: 999px 999px 0 0;
    background: ${s('ground')};
    content: '';
  }
  > * {
    position: relative;
  }
  ${media.mobile} {
    height: min(${SLIDER_HEIGHT_PX}px, 112vw);
  }
  ${media.tablet} {
    border-radius: ${radius.large};
  }
`;

const NoImages = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: 22% 24% 0;
  font-family: ${font.display};
  font-size: ${textSize.title};
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
`;

const loadSlides = () => import(/* webpackChunkName: "slider" */ './Slides');

/**
 * The banners (spec §2, §9). The prerendered HTML contains the shop's own banner, usually the first one; the server sends
 * the list. The slider loads when there are several banners and the page is visible.
 */
export function BannerSlider() {
  const { data, isLoading } = useGetSliderImagesQuery();
  const images = data?.sliderImages ?? [];
  // Until a service is chosen, the selection covers the page and nobody would see the banners slide.
  const isPageVisible = useAppSelector((state) => selectSelection(state) !== null);
  const { module: slider } = useLazyModule(loadSlides, isPageVisible && images.length > 1);
  const [first] = isLoading ? [shop.pictures.hero] : images;

  return (
    <SliderFrame
      aria-label={text.label}
      aria-busy={isLoading || undefined}
      aria-roledescription={images.length > 0 ? text.role : undefined}
    >
      {slider && images.length > 1 ? (
        <slider.Slides images={images} />
      ) : first === undefined ? (
        <NoImages>{text.none}</NoImages>
      ) : (
        <BannerPicture
          key={first}
          src={first}
          alt={isLoading ? '' : text.slide(1, images.length)}
          isSlide
          priority
        />
      )}
    </SliderFrame>
  );
}

export function Hero() {
  const { eyebrow, title, text: lead, action } = shopText.hero;
  return (
    <Split>
      <HeroText $gap={2.5} $align="start">
        <Eyebrow>{eyebrow}</Eyebrow>
        <DisplayTitle style={{ fontWeight: 450 }}>{title}</DisplayTitle>
        <Lead>{lead}</Lead>
        <ButtonLink to={paths.collection}>{action}</ButtonLink>
      </HeroText>
      <BannerSlider />
    </Split>
  );
}
