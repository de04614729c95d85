import { ProductPage } from '../features/catalogue';

export default function Product() {
  return <ProductPage />;
}
