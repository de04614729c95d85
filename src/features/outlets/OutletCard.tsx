import type { Outlet } from '@kedai/contract/calls/outlet';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { weekdayName } from '@kedai/contract/text/values';
import { ButtonExternal } from '@kedai/ui/button/ButtonLink';
import { PhoneIcon, PinIcon, WhatsAppIcon } from '@kedai/ui/icons';
import { Card } from '@kedai/ui/layout/Card';
import { langOf } from '@kedai/ui/layout/langOf';
import { phoneLink } from '@kedai/ui/layout/phoneLink';
import { Soft, VisuallyHidden } from '@kedai/ui/layout/Text';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { linkTarget, media, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { commonText } from '../../text/common';
import { contentText } from '../../text/content';
import { hoursOfDay, isWeekday } from '../shared/openingHours';
import { fullAddress } from './outletGroups';

const text = contentText.outlets;

/** Title, address, phone, hours and links: five subgrid rows that align with the card beside it. */
const CardGrid = styled(Card)`
  display: grid;
  grid-row: span 5;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  row-gap: ${space(1.5)};

  ${media.tablet} {
    padding: ${space(3)};
  }
  h3 {
    grid-row: 1;
    font-size: 1.375rem;
  }
  address {
    grid-row: 2;
    color: ${s('textSoft')};
  }
  table {
    grid-row: 4;
    align-self: start;
  }
`;

const Phone = styled.a`
  ${linkTarget}
  grid-row: 3;
  justify-self: start;
  gap: ${space(1)};
  font-weight: 500;
  text-decoration: none;
`;

const Links = styled.div`
  display: grid;
  grid-row: 5;
  grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr));
  align-self: end;
  gap: ${space(1)};

  a {
    padding-inline: ${space(1)};
  }
`;

/** The rows extend beyond the column, so that the text of the highlighted row stays aligned with the others. */
const Week = styled.table`
  width: calc(100% + ${space(2)});
  margin-inline: -${space(1)};
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  th,
  td {
    padding: ${space(0.5)} ${space(1)};
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;

    ${media.tablet} {
      padding-block: ${space(0.75)};
    }
  }
  td {
    text-align: right;
  }
  [aria-current='date'] {
    th,
    td {
      background: ${s('accentSoft')};
      font-weight: 600;
  ${contrastThemeHighlight}
    }
    th {
      border-radius: ${radius.small} 0 0 ${radius.small};
    }
    td {
      border-radius: 0 ${radius.small} ${radius.small} 0;
    }
  }
`;

/** The opening hours by day (spec §2). @param today the day to highlight, such as `Monday`; null while unknown. */
function OpeningHours({
  schedule,
  today,
}: {
  readonly schedule: Outlet['schedule'];
  readonly today: string | null;
}) {
  return (
    <Week>
      <VisuallyHidden as="caption">{text.hours}</VisuallyHidden>
      <tbody>
        {schedule.map((day) => {
          const hours = hoursOfDay(day);
          const isToday = today !== null && isWeekday(day, today);
          return (
            <tr key={`${day.day} ${hours}`} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{weekdayName(day.day)}</th>
              {hours === null ? <Soft as="td">{text.closed}</Soft> : <td>{hours}</td>}
            </tr>
          );
        })}
      </tbody>
    </Week>
  );
}

/** An outlet with address, contact links and opening hours (spec §2). */
export function OutletCard({
  outlet,
  today,
}: {
  readonly outlet: Outlet;
  /** Such as `Monday`; null while unknown. */
  readonly today: string | null;
}) {
  const id = useId();
  const titleId = `${id}-title`;
  const newTabId = `${id}-tab`;
  const { title, address, contactNumber, googleMap, schedule } = outlet;
  const whatsapp = outlet.whatsappNumber || contactNumber;
  return (
    <CardGrid as="li">
      <h3 id={titleId} lang={langOf?.(outlet)}>
        {title}
      </h3>
      <address>{fullAddress(address)}</address>
      {contactNumber ? (
        <Phone href={phoneLink(contactNumber)}>
          <PhoneIcon size={20} />
          <VisuallyHidden>{text.phone}</VisuallyHidden>
          <span>{contactNumber}</span>
        </Phone>
      ) : null}
      {schedule.length > 0 ? <OpeningHours schedule={schedule} today={today} /> : null}
      <Links>
        {whatsapp ? (
          <ButtonExternal
            href={messagingLink(whatsapp)}
            aria-describedby={`${titleId} ${newTabId}`}
          >
            <WhatsAppIcon size={20} />
            {text.whatsapp}
          </ButtonExternal>
        ) : null}
        {googleMap ? (
          <ButtonExternal href={googleMap} aria-describedby={`${titleId} ${newTabId}`}>
            <PinIcon size={20} />
            {text.map}
          </ButtonExternal>
        ) : null}
        <span id={newTabId} hidden>
          {commonText.newTab}
        </span>
      </Links>
    </CardGrid>
  );
}
