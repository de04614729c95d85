export { ProductPage as default } from '../features/catalogue/ProductPage';
