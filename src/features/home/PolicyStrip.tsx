import { ExchangeIcon, HeadsetIcon, ReturnIcon } from '@kedai/ui/icons';
import { Container } from '@kedai/ui/layout/Layout';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { media, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { homeText } from '../../text/catalogue/home';

const text = homeText.policies;

const policies = [
  { Icon: ExchangeIcon, ...text.exchange },
  { Icon: ReturnIcon, ...text.return },
  { Icon: HeadsetIcon, ...text.support },
];

const Strip = styled.section`
  border-block: 1px solid ${s('line')};
`;

const List = styled(Container).attrs({ as: 'ul' })`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(5)};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    padding-block: ${space(6)};
  }
  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${s('accent')};
  }
  h3 {
    margin-bottom: ${space(0.5)};
    font-size: 1.125rem;
  }
  p {
    color: ${s('textSoft')};
    font-size: ${textSize.small};
  }
`;

/** Easy exchange, 7 days return, 24/7 support (spec §1). */
export function PolicyStrip() {
  return (
    <Strip>
      <VisuallyHidden as="h2">{text.title}</VisuallyHidden>
      <List>
        {policies.map(({ Icon, title, text: explanation }) => (
          <li key={title}>
            <Icon size={30} />
            <div>
              <h3>{title}</h3>
              <p>{explanation}</p>
            </div>
          </li>
        ))}
      </List>
    </Strip>
  );
}
