import type { REFUSAL_TEXT as english, SHOP_SAYS as englishSays } from '../refusalText';
import type { Translated } from '../translated';

export const SHOP_SAYS: Translated<typeof englishSays> = 'Mesej kedai:';

export const REFUSAL_TEXT: Translated<typeof english> = {
  'not-received':
    'Kami tidak menjumpai bayaran anda. Sila semak dalam e-dompet anda sama ada bayaran itu berjaya dan muat naik resitnya, atau bayar sekali lagi.',
  'other-amount':
    'Jumlah pada resit anda tidak sama dengan jumlah pesanan ini. Sila muat naik resit yang betul atau hubungi kami.',
  'not-readable':
    'Kami tidak dapat membaca resit anda. Sila muat naik tangkapan skrin yang lebih jelas dengan jumlah, penerima dan tarikh.',
  other: 'Kami tidak dapat menerima resit anda. Sila muat naik resit lain atau hubungi kami.',
};
