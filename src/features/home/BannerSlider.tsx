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

/** A wall with an arch cut into it, as in the banners: what is there before they are, and without them. */
const Frame = styled.section`
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

const Nothing = styled.p`
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
 * The banners (spec §2, §9). The shop's own, mostly their first, stands in the page's HTML; the server tells which there
 * are. What makes them slide is loaded when the page has nothing else to do, and only when there is more than one and
 * the page can be seen.
 */
export function BannerSlider() {
  const { data, isLoading } = useGetSliderImagesQuery();
  const images = data?.sliderImages ?? [];
  // Before a service is chosen the selection covers the page: nobody would see them slide.
  const isSeen = useAppSelector((state) => selectSelection(state) !== null);
  const sliding = useWhenIdle(isSeen && images.length > 1);
  const slides = useLazyModule(loadSlides, sliding);
  const [first] = images;
  const text = homeText.slider;

  if (isLoading) {
    return (
      <Frame aria-busy="true" aria-label={text.label}>
        <Banner key={shop.hero.picture} src={shop.hero.picture} label="" priority />
      </Frame>
    );
  }
  if (first === undefined) {
    return (
      <Frame aria-label={text.label}>
        <Nothing>{text.none}</Nothing>
      </Frame>
    );
  }
  const still = <Banner key={first} src={first} label={text.slide(1, images.length)} priority />;
  return (
    <Frame aria-label={text.label} aria-roledescription="carousel">
      {sliding && slides.module ? <slides.module.Slides images={images} /> : still}
    </Frame>
  );
}
