import { shop } from '../shop';

/** The text for browsers without JavaScript. */
export const noscriptText = `This shop needs JavaScript. Please switch it on, or write to us: ${shop.contact.email}.`;
