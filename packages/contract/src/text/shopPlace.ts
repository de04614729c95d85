/*
 * Where both shops are, as pages and mails write it: the branch for pick up (spec §2), and the company. Outlets have their names
 * in the database; a test of the seeds compares this one.
 */

const STREET = '14, Jalan 17/22, Section 17';
const TOWN = '46400 Petaling Jaya';
const STATE = 'Selangor';

export const branchName = (shop: string): string => `${shop}, Section 17`;

export const SHOP_ADDRESS: string = `${STREET}, ${TOWN}, ${STATE}`;

export const SHOP_ADDRESS_LINES: readonly string[] = [STREET, TOWN, `${STATE}, Malaysia`];
