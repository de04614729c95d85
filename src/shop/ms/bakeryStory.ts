import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { bakeryStory as english } from '../bakeryStory';

export const bakeryStory: Translated<typeof english> = {
  careers: {
    title: 'Kerjaya di Roti & Kain',
    text: 'Rajin bangun pagi, sabar, suka berbual: ketuhar kami menyala dari pukul empat pagi. Beritahu kami kemahiran anda.',
  },
  about: {
    title: 'Roti dahulu, yang lain kemudian',
    paragraphs: [
      'Roti & Kain bermula dengan dua beradik perempuan, sebuah ketuhar dan sebuah meja di tepi tingkap. Roti dan kain: dua benda yang sentiasa ada di atas meja itu.',
      'Doh kami berehat semalaman, pandan diperah pada waktu pagi, dan apa yang tinggal pada waktu petang diberikan kepada jiran.',
      'Semuanya dibungkus dengan tangan di Petaling Jaya. Pilih hari dan masa anda, dan pesanan anda akan siap.',
    ],
    values: [
      {
        title: 'Doh diperam lama',
        text: 'Rehat semalaman memberi kerak, tekstur dan rasa. Tiada cara lain.',
      },
      {
        title: 'Ramuan ringkas',
        text: 'Tepung, air, garam, masa. Selebihnya boleh anda baca pada label.',
      },
      {
        title: 'Masa anda',
        text: 'Ambil sendiri atau penghantaran, pada hari dan masa pilihan anda.',
      },
    ],
  },
  outlets: 'Mari singgah, hidu bau roti dari ketuhar dan minum teh.',
  terms: `Harga dalam ringgit. Sila bayar dalam tempoh ${durationText(PAYMENT_WINDOW_MS)} selepas memesan dan muat naik resit anda; kemudian barulah kami menyediakan pesanan anda. Jika ada yang tidak kena, beritahu kami dalam tempoh ${RETURN_DAYS} hari: kami akan menukarkannya atau mengembalikan wang anda.`,
};
