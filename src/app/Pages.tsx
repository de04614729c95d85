import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../paths';
import { ErrorBoundary } from './ErrorBoundary';
import { PageSkeleton } from './PageSkeleton';

const Home = lazy(() => import(/* webpackChunkName: "home" */ '../screens/Home'));
const Collection = lazy(() => import(/* webpackChunkName: "collection" */ '../screens/Collection'));
const Product = lazy(() => import(/* webpackChunkName: "product" */ '../screens/Product'));
const News = lazy(() => import(/* webpackChunkName: "news" */ '../screens/News'));
const NewsItem = lazy(() => import(/* webpackChunkName: "news-item" */ '../screens/NewsItem'));
const Outlets = lazy(() => import(/* webpackChunkName: "outlets" */ '../screens/Outlets'));
const About = lazy(() => import(/* webpackChunkName: "about" */ '../screens/About'));
const Contact = lazy(() => import(/* webpackChunkName: "contact" */ '../screens/Contact'));
const Cart = lazy(() => import(/* webpackChunkName: "cart" */ '../screens/Cart'));
const Login = lazy(() => import(/* webpackChunkName: "login" */ '../screens/Login'));
const Register = lazy(() => import(/* webpackChunkName: "register" */ '../screens/Register'));
const EmailVerify = lazy(
  () => import(/* webpackChunkName: "email-verify" */ '../screens/EmailVerify'),
);
const ResetPassword = lazy(
  () => import(/* webpackChunkName: "reset-password" */ '../screens/ResetPassword'),
);
const MyProfile = lazy(() => import(/* webpackChunkName: "my-profile" */ '../screens/MyProfile'));
const Orders = lazy(() => import(/* webpackChunkName: "orders" */ '../screens/Orders'));
const PlaceOrder = lazy(
  () => import(/* webpackChunkName: "place-order" */ '../screens/PlaceOrder'),
);
const Checkout = lazy(() => import(/* webpackChunkName: "checkout" */ '../screens/Checkout'));
const NotFound = lazy(() => import(/* webpackChunkName: "not-found" */ '../screens/NotFound'));

/** One screen per URL (spec §2), each loaded when it is opened; a crash in one leaves the shell standing. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path={routes.home} element={<Home />} />
          <Route path={routes.collection} element={<Collection />} />
          <Route path={routes.product} element={<Product />} />
          <Route path={routes.news} element={<News />} />
          <Route path={routes.newsItem} element={<NewsItem />} />
          <Route path={routes.outlets} element={<Outlets />} />
          <Route path={routes.about} element={<About />} />
          <Route path={routes.contact} element={<Contact />} />
          <Route path={routes.cart} element={<Cart />} />
          <Route path={routes.login} element={<Login />} />
          <Route path={routes.register} element={<Register />} />
          <Route path={routes.emailVerify} element={<EmailVerify />} />
          <Route path={routes.resetPassword} element={<ResetPassword />} />
          <Route path={routes.myProfile} element={<MyProfile />} />
          <Route path={routes.orders} element={<Orders />} />
          <Route path={routes.placeOrder} element={<PlaceOrder />} />
          <Route path={routes.checkout} element={<Checkout />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
