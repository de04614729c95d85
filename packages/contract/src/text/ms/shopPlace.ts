const STREET = '14, Jalan 17/22, Seksyen 17';
const TOWN = '46400 Petaling Jaya';
const STATE = 'Selangor';

export const branchName = (shop: string): string => `${shop}, Seksyen 17`;

export const SHOP_ADDRESS: string = `${STREET}, ${TOWN}, ${STATE}`;

export const SHOP_ADDRESS_LINES: readonly string[] = [STREET, TOWN, `${STATE}, Malaysia`];
