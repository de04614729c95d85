import type { ComponentProps, MouseEvent } from 'react';
import { readAddress, writeAddress } from './address';
import { useLocation, useNavigate } from './hooks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site. */
  readonly to: string;
  /** Has the browser load the page anew. */
  readonly reloadDocument?: boolean;
}

/** Whether a click is the browser's own to follow: in a new tab, as a download, or already dealt with. */
function isForTheBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    download !== '' ||
    (target !== '' && target !== '_self')
  );
}

/** A link within the site: a real one, followed without loading the page anew. */
export function Link({ to, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = writeAddress(readAddress(to, location.pathname));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(href, { replace: href === writeAddress(location) });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/**
 * A link that tells when it leads to where one is (`aria-current`): to the page or one below it; with `end` to the page
 * itself only.
 */
export function NavLink({ end = false, ...rest }: LinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const current = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link aria-current={current ? 'page' : undefined} {...rest} />;
}
