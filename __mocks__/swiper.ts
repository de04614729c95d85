/** Swiper without layout: it keeps the element and does nothing with it. */
export class Swiper {
  static use(): void {}
  constructor(
    public el: unknown,
    public params: unknown = {},
  ) {}
  slideNext(): void {}
  slidePrev(): void {}
  slideTo(): void {}
  on(): void {}
  off(): void {}
  update(): void {}
  destroy(): void {}
}

export default Swiper;
