/** The address that calls a number, which may be written with spaces and dashes. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
