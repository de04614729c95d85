import { useLocation } from 'react-router-dom';
import { ProductPage } from '../features/catalogue';
import { loginPath } from '../features/session';

export default function Product() {
  const { pathname, search } = useLocation();
  return <ProductPage loginPath={loginPath(pathname + search)} />;
}
