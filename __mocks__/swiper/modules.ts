/** Empty: Swiper's modules need the size of slides, which jsdom does not have. */
export const A11y = {};
export const EffectFade = {};
export const Keyboard = {};
export const Navigation = {};
export const Pagination = {};
export const Thumbs = {};
