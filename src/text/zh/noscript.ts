import { shop } from '../../shop';

export const noscriptText = `本店需要 JavaScript。请启用 JavaScript，或来信联系我们：${shop.contact.email}。`;
