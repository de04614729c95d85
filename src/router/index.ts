/** The storefront's router (docs/adr/0008): a page for each address, without anything that the shop does not use. */
export type { Location } from './address';
export { useLocation, useNavigate, useNavigationType, useSearchParams } from './hooks';
export { Link, type LinkProps, NavLink } from './Link';
export { matchPath } from './match';
export { BrowserRouter, MemoryRouter } from './Router';
export { Navigate, Route, Routes, useParams } from './Routes';
