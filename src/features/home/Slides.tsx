import 'swiper/css';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { SLIDER_AUTOPLAY_MS, SLIDER_SPEED_MS } from '../../contract/limits';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { media, radius, space, TARGET_SIZE } from '../../theme/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { Banner } from './Banner';

const text = homeText.slider;

const Place = styled.div`
  height: 100%;

  .swiper {
    height: 100%;
  }
`;

const Arrow = styled.button<{ readonly $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: ${space(2)};
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  height: ${TARGET_SIZE};
  border-radius: ${radius.round};
  background: ${s('veil')};
  translate: 0 -50%;

  ${media.mobile} {
    display: none;
  }
`;

const Dots = styled.div`
  position: absolute;
  bottom: ${space(1)};
  left: 50%;
  z-index: 1;
  display: flex;
  padding-inline: ${space(1)};
  border-radius: ${radius.round};
  background: ${s('veil')};
  translate: -50% 0;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: ${s('controlLine')};
    transition: width 250ms;
  }
  &[aria-current='true']::before {
    width: 20px;
    background: ${s('accent')};
  }
`;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The banners sliding (spec §9): 3 s each, over 0.5 s, without end; held while pointed at, focused or still is asked for. */
export function Slides({ images }: { readonly images: readonly string[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [still] = useState(wantsStillness);

  return (
    <Place onFocus={() => swiper?.autoplay.stop()} onBlur={() => still || swiper?.autoplay.start()}>
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        loop
        speed={still ? 0 : SLIDER_SPEED_MS}
        autoplay={
          still
            ? false
            : { delay: SLIDER_AUTOPLAY_MS, pauseOnMouseEnter: true, disableOnInteraction: false }
        }
        keyboard
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {images.map((src, index) => (
          <SwiperSlide key={src}>
            <Banner src={src} label={text.slide(index + 1, images.length)} priority={index === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      <Arrow
        type="button"
        $side="left"
        aria-label={text.previous}
        onClick={() => swiper?.slidePrev()}
      >
        <ChevronLeftIcon />
      </Arrow>
      <Arrow type="button" $side="right" aria-label={text.next} onClick={() => swiper?.slideNext()}>
        <ChevronRightIcon />
      </Arrow>
      <Dots>
        {images.map((src, index) => (
          <Dot
            key={src}
            type="button"
            aria-label={text.slide(index + 1, images.length)}
            aria-current={index === current}
            onClick={() => swiper?.slideToLoop(index)}
          />
        ))}
      </Dots>
    </Place>
  );
}
