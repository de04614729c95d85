export { Hero } from './Hero';
export { Newsletter } from './Newsletter';
export { PolicyStrip } from './PolicyStrip';
export { BestSellers, LatestCollection } from './ProductStrips';
