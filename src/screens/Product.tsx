export { loadProduct as loadData, ProductPage as default } from '../features/catalogue/ProductPage';
