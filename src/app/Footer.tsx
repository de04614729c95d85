import { InstagramIcon, WhatsAppIcon, XiaohongshuIcon } from '@kedai/ui/icons';
import { LanguageLinks } from '@kedai/ui/layout/LanguageLinks';
import { Container, Stack } from '@kedai/ui/layout/Layout';
import { Logo } from '@kedai/ui/layout/Logo';
import { phoneLink } from '@kedai/ui/layout/phoneLink';
import {
  digits,
  linkTarget,
  media,
  radius,
  s,
  space,
  TARGET_SIZE,
  textSize,
} from '@kedai/ui/theme/tokens';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { language, shopLanguages } from '../language';
import { anchors, paths } from '../paths';
import { shop } from '../shop';
import { shopText } from '../shop/shopText';
import { commonText, languageLabel } from '../text/common';
import { layoutText } from '../text/layout';

const text = layoutText.footer;

const FooterFrame = styled.footer`
  margin-top: ${space(4)};
  background: ${s('surfaceTint')};
  font-size: ${textSize.small};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)};

  ${media.tablet} {
    grid-template-columns: 2fr 1fr 1.4fr;
    gap: ${space(6)};
    padding-block: ${space(9)};
  }
`;

const About = styled(Stack)`
  max-width: ${digits(44)};
  color: ${s('textSoft')};
  line-height: 1.7;
`;

const Title = styled.h2`
  margin-bottom: ${space(1)};
  font-family: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.1em;
`;

const List = styled.ul`
  a {
    ${linkTarget}
    min-width: ${TARGET_SIZE};
    color: ${s('textSoft')};
    text-decoration: none;
  }
  a:hover {
    color: ${s('text')};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Socials = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin-top: ${space(1)};

  a {
    display: grid;
    place-items: center;
    width: ${TARGET_SIZE};
    height: ${TARGET_SIZE};
    border: 1px solid ${s('controlLine')};
    border-radius: ${radius.round};
  }
  a:hover {
    background: ${s('ground')};
  }
`;

const Copyright = styled.div`
  padding-block: ${space(2.5)};
  border-top: 1px solid ${s('line')};
  color: ${s('textSoft')};
`;

const Bottom = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

const pages = [
  [text.home, paths.home],
  [text.about, paths.about],
  [text.delivery, `${paths.about}#${anchors.delivery}`],
  [text.privacy, `${paths.about}#${anchors.privacy}`],
] as const;

const socials = [
  [text.whatsapp, shop.socials.whatsapp, <WhatsAppIcon key="icon" />],
  [text.instagram, shop.socials.instagram, <InstagramIcon key="icon" />],
  [text.xiaohongshu, shop.socials.xiaohongshu, <XiaohongshuIcon key="icon" />],
] as const;

/** The footer of every page except the order form and the checkout. */
export function Footer() {
  const { pathname, search } = useLocation();
  const { contact } = shop;
  const { footer } = shopText;
  return (
    <FooterFrame aria-label={text.label}>
      <Columns>
        <About>
          <Logo name={shop.name} />
          <p>{footer.text}</p>
        </About>
        <div>
          <Title>{text.shop}</Title>
          <List>
            {pages.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </List>
        </div>
        <div>
          <Title>{text.getInTouch}</Title>
          <List>
            <li>
              <a href={phoneLink(contact.phone)}>{contact.phone}</a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          </List>
          <Socials>
            {socials.map(([name, href, icon]) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={commonText.inNewTab(name)}
                >
                  {icon}
                </a>
              </li>
            ))}
          </Socials>
        </div>
      </Columns>
      <Copyright>
        <Bottom>
          <p>{footer.copyright}</p>
          <LanguageLinks
            label={languageLabel}
            path={pathname + search}
            current={language}
            offered={shopLanguages}
          />
        </Bottom>
      </Copyright>
    </FooterFrame>
  );
}
