import type { REFUSAL_TEXT as english, SHOP_SAYS as englishSays } from '../refusalText';
import type { Translated } from '../translated';

export const SHOP_SAYS: Translated<typeof englishSays> = '店家留言：';

export const REFUSAL_TEXT: Translated<typeof english> = {
  'not-received':
    '我们没有收到这笔付款。请在电子钱包里确认付款是否成功，然后上传收据，或重新付款。',
  'other-amount': '收据上的金额与此订单的总额不符。请上传正确的收据，或联系我们。',
  'not-readable': '无法看清收据。请上传更清晰的截图，要能看到金额、收款人和日期。',
  other: '我们无法接受此收据。请上传另一张，或联系我们。',
};
