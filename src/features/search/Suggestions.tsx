import { useId } from 'react';
import { styled } from 'styled-components';
import { searchText } from '../../text/search';
import { s } from '../../theme/accessor';
import { media, radius, space, TARGET_SIZE, textSize } from '../../theme/tokens';
import { edge } from '../../ui/Layout';
import { SearchHeading } from './SearchHeading';

const text = searchText;

/** On a phone one line that is swiped: as high with many as with none, so that the results below stay where they are. */
const Place = styled.div`
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

const None = styled.p`
  padding-block: ${space(1)};
  color: ${s('textSoft')};
`;

/** What one may have meant; choosing one fills the search box. */
export function Suggestions({
  names,
  isKnown,
  onChoose,
}: {
  readonly names: readonly string[];
  /** Whether the shop has told them: neither on their way nor missed. */
  readonly isKnown: boolean;
  readonly onChoose: (name: string) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SearchHeading id={id}>{text.topSuggestions}</SearchHeading>
      <Place>
        {names.length > 0 ? (
          <ul>
            {[...new Set(names)].map((name) => (
              <li key={name}>
                <Name onClick={() => onChoose(name)}>{name}</Name>
              </li>
            ))}
          </ul>
        ) : null}
        {names.length === 0 && isKnown ? <None>{text.noSuggestions}</None> : null}
      </Place>
    </section>
  );
}
