/** The payee of a payment code, in the EMV merchant-presented mode. */
export interface Payee {
  /** At most 25 characters. */
  readonly name: string;
  /** At most 15 characters. */
  readonly city: string;
  /** The shop's account at the payment network. */
  readonly account: string;
}

const MALAYSIAN_RINGGIT = '458';

/** A field: two digits of id, two of length, the value. */
function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE as 4 hexadecimal digits, the end of every payment code. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a static payment code: the payer types the amount. */
export function paymentPayload({ name, city, account }: Payee): string {
  const fields = [
    field('00', '01'),
    field('01', '11'),
    field('26', field('00', 'A0000006150001') + field('02', account)),
    field('52', '5691'),
    field('53', MALAYSIAN_RINGGIT),
    field('58', 'MY'),
    field('59', name.slice(0, 25)),
    field('60', city.slice(0, 15)),
  ].join('');
  const unsigned = `${fields}6304`;
  return unsigned + checksum(unsigned);
}
