import { styled } from 'styled-components';
import type { Outlet } from '../../contract/outlet';
import { messagingLink } from '../../contract/sellerLink';
import { contentText } from '../../text/content';
import { s } from '../../theme/accessor';
import { space, TARGET_SIZE, textSize } from '../../theme/tokens';
import { ButtonExternal } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PhoneIcon, PinIcon, WhatsAppIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { fullAddress } from './outletGroups';

const text = contentText.outlets;

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  height: 100%;

  h3 {
    font-size: 1.375rem;
  }
  address {
    color: ${s('textSoft')};
    font-style: normal;
  }
`;

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${TARGET_SIZE};
  font-weight: 500;
  text-decoration: none;
`;

const Hours = styled.table`
  width: 100%;
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space(0.75)};
    border-top: 1px solid ${s('line')};
    font-weight: 400;
    text-align: left;
  }
  td {
    text-align: right;
  }
`;

const Closed = styled.span`
  color: ${s('textSoft')};
`;

const Links = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: ${space(1)};
  margin-top: auto;
  padding-top: ${space(1)};

  a {
    padding-inline: ${space(1)};
  }
`;

type Day = Outlet['schedule'][number];

function Times({ day }: { readonly day: Day }) {
  const { available, operatingTime } = day;
  return available && operatingTime ? (
    <>
      {operatingTime.start} - {operatingTime.end}
    </>
  ) : (
    <Closed>{text.closed}</Closed>
  );
}

/** An outlet: where it is, how to reach it, when it is open (spec §2). */
export function OutletCard({ outlet }: { readonly outlet: Outlet }) {
  const { title, address, contactNumber, googleMap, schedule } = outlet;
  const whatsapp = outlet.whatsappNumber || contactNumber;
  return (
    <Frame as="article">
      <h3>{title}</h3>
      <address>{fullAddress(address)}</address>
      {contactNumber ? (
        <Phone href={`tel:${contactNumber.replace(/[^\d+]/g, '')}`}>
          <PhoneIcon size={20} />
          <VisuallyHidden>{text.phone}</VisuallyHidden>
          {contactNumber}
        </Phone>
      ) : null}
      {schedule.length > 0 ? (
        <Hours>
          <VisuallyHidden as="caption">{text.hours}</VisuallyHidden>
          <thead>
            <tr>
              <VisuallyHidden as="th" scope="col">
                {text.day}
              </VisuallyHidden>
              <VisuallyHidden as="th" scope="col">
                {text.open}
              </VisuallyHidden>
            </tr>
          </thead>
          <tbody>
            {schedule.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>
                  <Times day={day} />
                </td>
              </tr>
            ))}
          </tbody>
        </Hours>
      ) : null}
      <Links>
        {whatsapp ? (
          <ButtonExternal href={messagingLink(whatsapp)} aria-label={text.whatsappOf(title)}>
            <WhatsAppIcon size={20} />
            {text.whatsapp}
          </ButtonExternal>
        ) : null}
        {googleMap ? (
          <ButtonExternal href={googleMap} aria-label={text.mapOf(title)}>
            <PinIcon size={20} />
            {text.map}
          </ButtonExternal>
        ) : null}
      </Links>
    </Frame>
  );
}
