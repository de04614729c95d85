import { useId } from 'react';
import { styled } from 'styled-components';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { space, TARGET_SIZE } from '../../theme/tokens';
import { SearchHeading } from './SearchHeading';

const text = searchText;

const Name = styled.button`
  display: block;
  width: 100%;
  min-height: ${TARGET_SIZE};
  text-align: left;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${s('accent')};
    text-underline-offset: 4px;
  }
`;

const None = styled.p`
  padding-block: ${space(1)};
  color: ${s('textSoft')};
`;

/** What one may have meant; choosing one fills the search box. */
export function Suggestions({
  names,
  searching,
  onChoose,
}: {
  readonly names: readonly string[];
  readonly searching: boolean;
  readonly onChoose: (name: string) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SearchHeading id={id}>{text.topSuggestions}</SearchHeading>
      {names.length > 0 ? (
        <ul>
          {[...new Set(names)].map((name) => (
            <li key={name}>
              <Name type="button" onClick={() => onChoose(name)}>
                {name}
              </Name>
            </li>
          ))}
        </ul>
      ) : null}
      {names.length === 0 && !searching ? <None>{text.noSuggestions}</None> : null}
    </section>
  );
}
