import { styled } from 'styled-components';
import { homeText } from '../../text/home';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';
import { ExchangeIcon, HeadsetIcon, type IconProps, ReturnIcon } from '../../ui/icons';
import { Container } from '../../ui/Layout';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const icons: Record<string, (props: IconProps) => React.ReactNode> = {
  exchange: ExchangeIcon,
  return: ReturnIcon,
  support: HeadsetIcon,
};

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
`;

const Item = styled.li`
  display: flex;
  gap: ${space(2)};

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
  const { title, list } = homeText.policies;
  return (
    <Strip>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <List>
        {list.map((policy) => {
          const Icon = icons[policy.key] ?? ExchangeIcon;
          return (
            <Item key={policy.key}>
              <Icon size={30} />
              <div>
                <h3>{policy.title}</h3>
                <p>{policy.text}</p>
              </div>
            </Item>
          );
        })}
      </List>
    </Strip>
  );
}
