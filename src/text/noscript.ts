import { shop } from '../shop';

/** What stands in a page for browsers that run no program. */
export const noscriptText = `This shop needs JavaScript. Please switch it on, or write to us: ${shop.contact.email}.`;
