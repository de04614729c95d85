import { RETURN_DAYS } from '@kedai/contract/rules/limits';
import { shop } from '../../../shop';
import { shopText } from '../../../shop/shopText';
import type { homeText as english, homePage as englishPage } from '../../catalogue/home';
import type { Translated } from '../../translated';

export const homePage: Translated<typeof englishPage> = {
  title: shop.name,
  description: shopText.description,
};

export const homeText: Translated<typeof english> = {
  slider: {
    label: 'Sorotan',
    role: 'karusel',
    none: 'Tiada gambar untuk dipaparkan',
    previous: 'Gambar sebelumnya',
    next: 'Gambar seterusnya',
    pause: 'Hentikan gambar',
    play: 'Mainkan gambar',
    slide: (position, count) => `Gambar ${position} daripada ${count}`,
  },
  policies: {
    title: 'Janji kami',
    exchange: { title: 'Penukaran mudah', text: shopText.home.exchangeText },
    return: {
      title: `Pemulangan ${RETURN_DAYS} hari`,
      text: `Pulangkan dalam tempoh ${RETURN_DAYS} hari.`,
    },
    support: {
      title: 'Sokongan 24/7',
      text: 'Tulis kepada kami pada bila-bila masa. Kakitangan kami menjawab.',
    },
  },
  newsletter: {
    title: 'Langgan sekarang dan dapatkan diskaun 20%',
    text: 'Produk baharu dan tawaran, sekali-sekala.',
    email: 'Alamat e-mel',
    placeholder: 'Masukkan e-mel anda',
    subscribe: 'Langgan',
    nothingSent: 'Surat berita kami belum bermula, jadi alamat anda tidak dihantar atau disimpan.',
  },
  seeAll: 'Lihat semua',
};
