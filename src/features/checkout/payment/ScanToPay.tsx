import { styled } from 'styled-components';
import { shop } from '../../../shop';
import { paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space } from '../../../theme/tokens';
import { Note, Subtitle } from '../../../ui/Text';

/** px; as drawn by scripts/qr */
const QR_SIZE = 240;

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)} ${space(2)};
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  text-align: center;
`;

const Payee = styled.p`
  font-weight: 600;
`;

/** The code that the e-wallet scans (spec §2). */
export function ScanToPay() {
  return (
    <Frame>
      <Subtitle as="h2">{paymentText.scan}</Subtitle>
      <img
        src={`/qr/${shop.id}.svg`}
        alt={paymentText.qrAlt(shop.receiverName)}
        width={QR_SIZE}
        height={QR_SIZE}
      />
      <div>
        <Payee>{shop.receiverName}</Payee>
        <Note>{paymentText.eWallet}</Note>
      </div>
    </Frame>
  );
}
