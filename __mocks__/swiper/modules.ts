/** Swiper's modules work on measured slides; in jsdom they are names only. */
export const A11y = {};
export const EffectFade = {};
export const Keyboard = {};
export const Navigation = {};
export const Pagination = {};
export const Thumbs = {};
