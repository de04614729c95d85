import type { Sen } from '@kedai/contract/rules/money';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { DownloadIcon } from '@kedai/ui/icons';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Strong, Subtitle } from '@kedai/ui/layout/Text';
import { Price } from '@kedai/ui/product/Price';
import { media, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { shop } from '../../shop';
import { paymentCode } from '../../shop/paymentCode';
import { paymentText } from '../../text/order/checkout';
import { Amount } from '../shared/orderSummary/orderSummary.styles';

/** px; the size of the pictures in public/qr */
const QR_SIZE = 240;

const ScanBox = styled(Card)`
  ${media.mobile} {
    padding-block: ${space(3)};
    text-align: center;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${space(4)};
  }
`;

const PaymentDetails = styled(Stack)`
  width: 100%;

  ${media.tablet} {
    max-width: 320px;
  }
`;

/**
 * The QR code for the e-wallet (spec §2) and the amount to enter. A shopper on the phone that pays cannot scan it, so the
 * code can be saved and opened from the gallery.
 */
export function ScanToPay({ amount }: { readonly amount: Sen }) {
  return (
    <ScanBox as="section">
      <Subtitle as="h2">{paymentText.scan}</Subtitle>
      <Columns>
        <img
          src={paymentCode.displayUrl}
          alt={paymentText.qrAlt(shop.receiverName)}
          width={QR_SIZE}
          height={QR_SIZE}
        />
        <PaymentDetails>
          <div>
            <Strong>{shop.receiverName}</Strong>
            <Note>{paymentText.eWallet}</Note>
          </div>
          <div>
            <Note>{paymentText.amount}</Note>
            <Amount $size="1.5rem">
              <Price sen={amount} />
            </Amount>
          </div>
          <ButtonLink
            variant="secondary"
            wide
            reloadDocument
            to={paymentCode.downloadUrl}
            download={paymentText.codeFile(shop.name, paymentCode.downloadUrl)}
          >
            <DownloadIcon size={20} />
            {paymentText.saveCode}
          </ButtonLink>
          <Note>{paymentText.saveCodeHint}</Note>
          {paymentCode.isExample ? <Alert kind="info">{paymentText.exampleCode}</Alert> : null}
        </PaymentDetails>
      </Columns>
    </ScanBox>
  );
}
