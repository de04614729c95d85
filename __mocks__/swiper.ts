/** A mock of Swiper, which needs layout. It stores the element and does nothing. */
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
