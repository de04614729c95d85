import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { uiText } from '../text/uiText';
import { linkTarget, media, s, space, TARGET_SIZE, textSize } from '../theme/tokens';

/** How far the target of a link reaches beyond its word on either side. */
const TARGET_MARGIN = space(1.25);

const BreadcrumbNav = styled.nav`
  padding-block: ${space(1)} 0;

  ${media.tablet} {
    padding-block: ${space(2)} ${space(1)};
  }
`;

/** One line. If it is too long, the name of the current page is shortened. */
const Crumbs = styled.ol`
  display: flex;
  align-items: center;
  color: ${s('textSoft')};
  font-size: ${textSize.small};

  li {
    flex: none;
    white-space: nowrap;
  }
  li:last-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/';
    padding-inline: ${space(1)};
    color: ${s('controlLine')};
  }
  a {
    position: relative;
    ${linkTarget}
    min-width: calc(${TARGET_SIZE} - 2 * ${TARGET_MARGIN});
    text-decoration: none;
  }

  /* Enlarges the target of short words. */
  a::after {
    content: '';
    position: absolute;
    inset: 0 -${TARGET_MARGIN};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  [aria-current] {
    color: ${s('text')};
  }
`;

/** Links to the parent pages, followed by the current page, which has no `to`. */
export function Breadcrumb({
  crumbs,
}: {
  readonly crumbs: readonly {
    readonly label: string;
    readonly lang?: string | undefined;
    readonly to?: string;
  }[];
}) {
  return (
    <BreadcrumbNav aria-label={uiText.breadcrumb}>
      <Crumbs>
        {crumbs.map(({ label, lang, to }) => (
          <li key={label}>
            {to === undefined ? (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </Crumbs>
    </BreadcrumbNav>
  );
}
