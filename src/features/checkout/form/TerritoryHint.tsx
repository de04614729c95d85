import { messagingLink } from '../../../contract/sellerLink';
import { isFederalTerritory } from '../../../contract/states';
import { shop } from '../../../shop';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';

/** Federal territories are not in the list of states. This hint tells the shopper to contact the shop. */
export function TerritoryHint({ places }: { readonly places: readonly string[] }) {
  if (!places.some(isFederalTerritory)) return null;
  const link = messagingLink(shop.seller.phone, placeOrderText.askShopMessage);
  return (
    <Alert kind="info">
      <span>{placeOrderText.federalTerritory()}</span>{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {placeOrderText.askShop}
      </a>
    </Alert>
  );
}
