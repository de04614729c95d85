import type { ReactNode } from 'react';

/** Renders all slides in a row, because jsdom has no layout. */
export function Swiper({ children, className }: { children?: ReactNode; className?: string }) {
  return <div className={className}>{children}</div>;
}

export function SwiperSlide({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

export const useSwiper = () => ({ slideNext: () => {}, slidePrev: () => {}, slideTo: () => {} });
