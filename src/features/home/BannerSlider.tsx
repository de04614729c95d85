import { styled } from 'styled-components';
import { useGetSliderImagesQuery } from '../../api/customApi';
import { SLIDER_HEIGHT_PX } from '../../contract/limits';
import { shop } from '../../shop';
import { useAppSelector } from '../../store/hooks';
import { selectSelection } from '../../store/selection';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { font, media, radius, textSize } from '../../theme/tokens';
import { useLazyModule } from '../../ui/useLazyModule';
import { Banner } from './Banner';
import { useWhenIdle } from './useWhenIdle';

const loadSlides = () => import(/* webpackChunkName: "slider" */ './Slides');

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

/**
 * The banners (spec §2, §9). The prerendered HTML contains the shop's own banner, usually the first one; the server sends
 * the list. The slider code loads when the browser is idle, if there are several banners and the page is visible.
 */
export function BannerSlider() {
  const { data, isLoading } = useGetSliderImagesQuery();
  const images = data?.sliderImages ?? [];
  // Until a service is chosen, the selection covers the page and nobody would see the banners slide.
  const isPageVisible = useAppSelector((state) => selectSelection(state) !== null);
  const canSlide = useWhenIdle(isPageVisible && images.length > 1);
  const slides = useLazyModule(loadSlides, canSlide);
  const [first] = images;
  const text = homeText.slider;

  if (isLoading) {
    return (
      <SliderFrame aria-busy="true" aria-label={text.label}>
        <Banner key={shop.hero.picture} src={shop.hero.picture} label="" priority />
      </SliderFrame>
    );
  }
  if (first === undefined) {
    return (
      <SliderFrame aria-label={text.label}>
        <NoImages>{text.none}</NoImages>
      </SliderFrame>
    );
  }
  const firstBanner = (
    <Banner key={first} src={first} label={text.slide(1, images.length)} priority />
  );
  return (
    <SliderFrame aria-label={text.label} aria-roledescription="carousel">
      {canSlide && slides.module ? <slides.module.Slides images={images} /> : firstBanner}
    </SliderFrame>
  );
}
