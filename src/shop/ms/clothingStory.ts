import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { clothingStory as english } from '../clothingStory';

export const clothingStory: Translated<typeof english> = {
  careers: {
    title: 'Kerjaya di Kain & Roti',
    text: 'Kami pasukan kecil yang memotong, menjahit dan menjaga kedai. Beritahu kami kemahiran anda.',
  },
  about: {
    title: 'Kain dahulu, yang lain kemudian',
    paragraphs: [
      'Kain & Roti bermula dengan dua beradik perempuan, segulung linen dan sebuah meja di tepi tingkap. Kain dan roti: dua benda yang sentiasa ada di atas meja itu.',
      'Kami memotong dalam jumlah kecil, memilih bentuk yang ringkas dan jahitan yang lurus, dan membaiki apa yang dipulangkan. Yang tidak terjual bulan ini masih elok bulan depan.',
      'Semuanya dibungkus dengan tangan di Petaling Jaya. Pilih hari dan masa anda, dan pesanan anda akan siap.',
    ],
    values: [
      {
        title: 'Kain tulen',
        text: 'Linen, kapas dan bulu biri-biri yang jujur pada labelnya.',
      },
      {
        title: 'Kuantiti kecil',
        text: 'Kami membuat sedikit tetapi kerap supaya tiada yang terbuang.',
      },
      {
        title: 'Masa anda',
        text: 'Ambil sendiri atau penghantaran, pada hari dan masa pilihan anda.',
      },
    ],
  },
  outlets: 'Mari singgah, sentuh kainnya dan minum teh.',
  terms: `Harga dalam ringgit. Sila bayar dalam tempoh ${durationText(PAYMENT_WINDOW_MS)} selepas memesan dan muat naik resit anda; kemudian kami membungkus pesanan anda. Jika saiznya tidak sesuai, pulangkan pakaian yang belum dipakai dalam tempoh ${RETURN_DAYS} hari, dan kami akan menukarkannya atau mengembalikan wang anda.`,
};
