export { CollectionBrowser as default } from '../features/catalogue/CollectionBrowser';
export { loadCollection as loadData } from '../features/catalogue/useCollection';

export const dataQuery = ['category', 'type', 'sort', 'pages'];
