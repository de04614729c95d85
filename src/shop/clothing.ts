/** The facts of Kain & Roti, the clothing shop. It is the default. Its texts: `clothingText.ts`, `clothingStory.ts`. */
export const clothing = {
  id: 'clothing' as 'clothing' | 'bakery',
  name: 'Kain & Roti',
  accent: 'terracotta' as 'terracotta' | 'pandan',
  /** The name that a payment receipt must show (spec §5). */
  receiverName: 'KAIN ROTI SDN BHD',
  /** The WhatsApp number of "Contact Seller" and the support link (spec §9). */
  seller: { phone: '60123456789' },
  contact: {
    phone: '+60 12-345 6789',
    email: 'hello@kainroti.example',
  },
  socials: {
    whatsapp: 'https://wa.me/60123456789',
    instagram: 'https://www.instagram.com/kainroti',
    xiaohongshu: 'https://www.xiaohongshu.com/search_result?keyword=kainroti',
  },
  /** The values of the products' category and type, in the order of the filters. The contract's `text/values.ts` has their names. */
  filters: {
    categories: ['Men', 'Women', 'Kids'],
    types: ['Topwear', 'Bottomwear', 'Winterwear'],
  },
  pictures: {
    /** The shop's own banner. Home shows it until the banners are loaded, and the service selection beside the form. */
    hero: '/pictures/banner-1.webp',
    about: '/pictures/banner-3.webp',
  },
};
