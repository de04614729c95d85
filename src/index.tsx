import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no element with the id "root".');
createRoot(place).render(<p>Kain & Roti</p>);
