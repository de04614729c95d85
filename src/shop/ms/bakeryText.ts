import type { Translated } from '@kedai/contract/text/translated';
import type { bakeryText as english } from '../bakeryText';

export const bakeryText: Translated<typeof english> = {
  description:
    'Roti, pastri dan kek yang dibakar setiap pagi di Petaling Jaya. Ambil sendiri selagi hangat atau biar kami hantar ke pintu rumah anda, pada masa yang sesuai.',
  openingHours: 'Setiap hari, 10:00 hingga 22:00',
  hero: {
    eyebrow: 'Segar dari ketuhar',
    title: 'Demi roti, bangun awal',
    text: 'Doh yang diperam lama, pandan dari kebun dan mentega di tempat yang tepat.',
    action: 'Lihat bakaran hari ini',
  },
  home: {
    latestTitle: 'Koleksi terbaharu',
    latestText: 'Baharu di kaunter minggu ini.',
    bestTitle: 'Paling laris',
    bestText: 'Biasanya habis sebelum tengah hari.',
    exchangeText: 'Salah roti atau berubah fikiran: kami tukarkan.',
  },
  collection: {
    title: 'Semua produk',
    text: 'Roti, pastri dan kek, dibakar pagi ini.',
  },
  footer: {
    text: 'Roti, pastri dan kek, dibakar setiap pagi dan dibungkus dengan tangan di Petaling Jaya.',
    copyright: '© 2026 Roti Kain Bakeri Sdn Bhd. Hak cipta terpelihara.',
  },
};
