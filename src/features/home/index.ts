export { Hero } from './Hero';
export { HomeEnd } from './HomeEnd';
export { BestSellers, LatestCollection } from './ProductStrips';
