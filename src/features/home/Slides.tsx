import 'swiper/css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { SLIDER_AUTOPLAY_MS, SLIDER_SPEED_MS } from '../../contract/limits';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { media, radius, space, TARGET_SIZE } from '../../theme/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { useAutoplay } from '../../ui/useAutoplay';
import { Banner } from './Banner';

const text = homeText.slider;

const Place = styled.div`
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

/** The pill that is seen is lower than what is pressed. */
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

  /* Outside, the picture's edge would cut it off. */
  &:focus-visible {
    outline-offset: -5px;
  }
  svg {
    width: 14px;
    height: 14px;
    fill: currentColor;
  }
`;

/** The current one fades in as a longer mark over its dot: what fades is not laid out anew for every frame of it. */
const Dot = styled(Control)`
  &::before,
  &::after {
    grid-area: 1 / 1;
    height: 8px;
    border-radius: ${radius.round};
    content: '';
  }
  &::before {
    width: 8px;
    background: ${s('controlLine')};
  }
  &::after {
    width: 24px;
    background: ${s('accent')};
    opacity: 0;
    transition: opacity 250ms;
  }
  &[aria-current='true']::after {
    opacity: 1;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
    &::after {
      background: Highlight;
    }
  }
`;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How often they slide: each stands for its time once it has come. */
const EVERY_MS = SLIDER_AUTOPLAY_MS + SLIDER_SPEED_MS;

/**
 * The banners sliding (spec §9): 3 s each, over 0.5 s, without end; held while pointed at, focused or out of view, and
 * given their whole time again by a press. They can be stopped, and are from the start for who asks for stillness. Not by
 * Swiper's own autoplay, which asks for every frame to count how long is left.
 */
export function Slides({ images }: { readonly images: readonly string[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [still] = useState(wantsStillness);
  const [playing, setPlaying] = useState(!still);
  // What is taken away needs no slides in their first order: to bring them into it renders each, and with them the next page once more.
  useLayoutEffect(
    () => () => {
      if (swiper && !swiper.destroyed) swiper.params.loop = false;
    },
    [swiper],
  );
  const [held, waitAnew] = useAutoplay(EVERY_MS, playing, () => swiper?.slideNext());
  // What is pressed is answered by a page that nothing moves in.
  useEffect(() => {
    document.addEventListener('pointerdown', waitAnew, { passive: true });
    return () => document.removeEventListener('pointerdown', waitAnew);
  }, [waitAnew]);
  return (
    <Place {...held}>
      <Swiper
        modules={[A11y, Keyboard]}
        loop
        speed={still ? 0 : SLIDER_SPEED_MS}
        keyboard
        onSwiper={setSwiper}
        // What comes by itself is not read out.
        a11y={{ wrapperLiveRegion: still }}
        onRealIndexChange={({ realIndex }) => {
          setCurrent(realIndex);
          waitAnew();
        }}
      >
        {images.map((src, index) => (
          <SwiperSlide key={src}>
            <Banner src={src} label={text.slide(index + 1, images.length)} priority={index === 0} />
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
        <Control aria-label={playing ? text.pause : text.play} onClick={() => setPlaying(!playing)}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={playing ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 .5v13L13 7z'} />
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
    </Place>
  );
}
