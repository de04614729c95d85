/** The `tel:` URL of a phone number, which may contain spaces and dashes. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
