const COUNTRY_PREFIX = '60';

/**
 * A phone number for a messaging link: digits only, with Malaysia's prefix (spec §9). A leading 0 becomes 60; a number with
 * a plus sign or the prefix stays.
 */
export function toInternationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+') || digits.startsWith(COUNTRY_PREFIX)) return digits;
  return COUNTRY_PREFIX + digits.replace(/^0/, '');
}

/** The URL of a chat, optionally with a prefilled text. */
export function messagingLink(phone: string, text?: string): string {
  const link = `https://wa.me/${toInternationalDigits(phone)}`;
  return text === undefined ? link : `${link}?text=${encodeURIComponent(text)}`;
}
