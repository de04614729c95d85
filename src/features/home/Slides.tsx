import 'swiper/css';
import { SLIDER_AUTOPLAY_MS, SLIDER_SPEED_MS } from '@kedai/contract/rules/limits';
import { useAutoplay } from '@kedai/ui/hooks/useAutoplay';
import { ChevronLeftIcon, ChevronRightIcon } from '@kedai/ui/icons';
import { BannerPicture } from '@kedai/ui/product/BannerPicture';
import { media, radius, s, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { homeText } from '../../text/catalogue/home';

const text = homeText.slider;

const Wrapper = styled.div`
  height: 100%;

  .swiper {
    height: 100%;
  }
`;

const Arrow = styled.button.attrs({ type: 'button' })<{ readonly $side: 'left' | 'right' }>`
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

/** The visible pill is lower than the click targets. */
const Controls = styled.div`
  position: absolute;
  bottom: 0;
  left: 50%;
  z-index: 1;
  display: flex;
  max-width: 100%;
  translate: -50% 0;

  &::before {
    position: absolute;
    inset: ${space(1)} ${space(0.5)};
    border-radius: ${radius.round};
    background: ${s('veil')};
    content: '';
  }
`;

const Control = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  min-width: 24px;
  height: ${TARGET_SIZE};
  border-radius: ${radius.round};

  /* The edge of the slider would clip an outer outline. */
  &:focus-visible {
    outline-offset: -5px;
  }
  svg {
    width: 14px;
    height: 14px;
    fill: currentColor;
  }
`;

const Dot = styled(Control)`
  &::before {
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: ${s('controlLine')};
    content: '';
    transition: 250ms;
  }
  &[aria-current='true']::before {
    width: 24px;
    background: ${s('accent')};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
    &[aria-current='true']::before {
      background: Highlight;
    }
  }
`;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The interval between slides: the time of a picture plus the transition. */
const INTERVAL_MS = SLIDER_AUTOPLAY_MS + SLIDER_SPEED_MS;

/**
 * The sliding banners (spec §9): 3 s each with a 0.5 s transition, in a loop. They pause on hover and on focus, can be
 * stopped, and start stopped with `prefers-reduced-motion`. Swiper's own autoplay does not pause on focus.
 */
export function Slides({ images }: { readonly images: readonly string[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [isReducedMotion] = useState(prefersReducedMotion);
  const [isPlaying, setPlaying] = useState(!isReducedMotion);
  const pauseProps = useAutoplay(INTERVAL_MS, isPlaying, current, () => swiper?.slideNext());
  return (
    <Wrapper {...pauseProps}>
      <Swiper
        modules={[A11y, Keyboard]}
        loop
        speed={isReducedMotion ? 0 : SLIDER_SPEED_MS}
        keyboard
        onSwiper={setSwiper}
        // Screen readers should not announce automatic slides.
        a11y={{ wrapperLiveRegion: isReducedMotion }}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {images.map((src, index) => (
          <SwiperSlide key={src}>
            <BannerPicture
              src={src}
              alt={text.slide(index + 1, images.length)}
              isSlide
              priority={index === 0}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <Arrow $side="left" aria-label={text.previous} onClick={() => swiper?.slidePrev()}>
        <ChevronLeftIcon />
      </Arrow>
      <Arrow $side="right" aria-label={text.next} onClick={() => swiper?.slideNext()}>
        <ChevronRightIcon />
      </Arrow>
      <Controls>
        <Control
          aria-label={isPlaying ? text.pause : text.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={isPlaying ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 .5v13L13 7z'} />
          </svg>
        </Control>
        {images.map((src, index) => (
          <Dot
            key={src}
            aria-label={text.slide(index + 1, images.length)}
            aria-current={index === current}
            onClick={() => swiper?.slideToLoop(index)}
          />
        ))}
      </Controls>
    </Wrapper>
  );
}
