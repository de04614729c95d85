import { type Language, languages, pathInLanguage } from '@kedai/contract/protocol/languages';
import { styled } from 'styled-components';
import { linkTarget, s, space, textSize } from '../theme/tokens';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  font-size: ${textSize.small};

  a {
    ${linkTarget}
    color: ${s('textSoft')};
  }
  [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;

/**
 * Links to a page in each language, for a shop with several. They are no links of the router, because each language is a
 * program of its own. The bootstrap script completes the query and remembers the choice.
 * @param path of the page in English, with the query that its HTML knows
 */
export function LanguageLinks({
  label,
  path,
  current,
  offered,
}: {
  readonly label: string;
  readonly path: string;
  readonly current: Language;
  readonly offered: readonly Language[];
}) {
  if (offered.length < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        {offered.map((language) => {
          const { tag, ownName } = languages[language];
          return (
            <li key={language}>
              <a
                href={pathInLanguage(language, path)}
                hrefLang={tag}
                lang={tag}
                data-language={language}
                aria-current={language === current ? 'true' : undefined}
                // Static servers answer several paths with the same HTML.
                suppressHydrationWarning
              >
                {ownName}
              </a>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
