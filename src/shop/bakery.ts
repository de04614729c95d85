import type { clothing } from './clothing';

export const bakery: typeof clothing = {
  id: 'bakery',
  name: 'Roti & Kain',
  accent: 'pandan',
  receiverName: 'ROTI KAIN BAKERI SDN BHD',
  seller: { phone: '60198765432' },
  contact: {
    phone: '+60 19-876 5432',
    email: 'hello@rotikain.example',
  },
  socials: {
    whatsapp: 'https://wa.me/60198765432',
    instagram: 'https://www.instagram.com/rotikain',
    xiaohongshu: 'https://www.xiaohongshu.com/search_result?keyword=rotikain',
  },
  filters: {
    categories: ['Bread', 'Pastry', 'Cake'],
    types: ['Classic', 'Wholegrain', 'Sweet'],
  },
  pictures: { hero: '/pictures/banner-1.webp', about: '/pictures/banner-3.webp' },
};
