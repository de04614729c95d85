import { shop } from '../../shop';

export const noscriptText = `Kedai ini memerlukan JavaScript. Sila hidupkan JavaScript atau tulis kepada kami: ${shop.contact.email}.`;
