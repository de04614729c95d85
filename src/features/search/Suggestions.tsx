import { useId } from 'react';
import { styled } from 'styled-components';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { media, radius, space, TARGET_SIZE, textSize } from '../../theme/tokens';
import { edge } from '../../ui/Layout';
import { SearchHeading } from './search.styles';

const text = searchText;

/** On a phone one line that scrolls sideways. Its minimum height keeps the results below in place. */
const SuggestionList = styled.div`
  ${media.mobile} {
    min-height: ${TARGET_SIZE};

    ul {
      display: flex;
      gap: ${space(1)};
      margin: -${space(0.5)} -${edge.phone};
      padding: ${space(0.5)} ${edge.phone};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }
`;

const Name = styled.button.attrs({ type: 'button' })`
  display: block;
  width: 100%;
  min-height: ${TARGET_SIZE};
  text-align: left;

  ${media.mobile} {
    padding-inline: ${space(2)};
    border: 1px solid ${s('line')};
    border-radius: ${radius.round};
    background: ${s('surface')};
    font-size: ${textSize.small};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${s('accent')};
    text-underline-offset: 4px;
  }
`;

const NoSuggestions = styled.p`
  padding-block: ${space(1)};
  color: ${s('textSoft')};
`;

/** Suggestions that fill the search box when chosen. */
export function Suggestions({
  names,
  isLoaded,
  onChoose,
}: {
  readonly names: readonly string[];
  /** Whether the suggestions have loaded, as opposed to pending or failed. */
  readonly isLoaded: boolean;
  readonly onChoose: (name: string) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SearchHeading id={id}>{text.topSuggestions}</SearchHeading>
      <SuggestionList>
        {names.length > 0 ? (
          <ul>
            {[...new Set(names)].map((name) => (
              <li key={name}>
                <Name onClick={() => onChoose(name)}>{name}</Name>
              </li>
            ))}
          </ul>
        ) : null}
        {names.length === 0 && isLoaded ? (
          <NoSuggestions>{text.noSuggestions}</NoSuggestions>
        ) : null}
      </SuggestionList>
    </section>
  );
}
