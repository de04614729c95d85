import type { ReactNode } from 'react';

/** All slides one after another: jsdom has no layout to slide in. */
export function Swiper({ children, className }: { children?: ReactNode; className?: string }) {
  return <div className={className}>{children}</div>;
}

export function SwiperSlide({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

export const useSwiper = () => ({ slideNext: () => {}, slidePrev: () => {}, slideTo: () => {} });
