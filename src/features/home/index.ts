export { Hero } from './Hero';
export { Newsletter } from './Newsletter';
export { PolicyStrip } from './PolicyStrip';
export { ProductStrips } from './ProductStrips';
