import type { Translated } from '@kedai/contract/text/translated';
import type { clothingText as english } from '../clothingText';

export const clothingText: Translated<typeof english> = {
  description:
    'Pakaian selesa daripada kain tulen untuk wanita, lelaki dan kanak-kanak. Ambil sendiri di Petaling Jaya atau biar kami hantar ke pintu rumah anda, pada masa yang sesuai.',
  openingHours: 'Setiap hari, 10:00 hingga 22:00',
  hero: {
    eyebrow: 'Baharu musim ini',
    title: 'Kain yang baik, untuk dipakai setiap hari',
    text: 'Linen, kapas dan sedikit batik, untuk panas terik dan sejuk pawagam.',
    action: 'Lihat koleksi',
  },
  home: {
    latestTitle: 'Koleksi terbaharu',
    latestText: 'Baru siap dipotong, dalam jumlah kecil.',
    bestTitle: 'Paling laris',
    bestText: 'Pakaian yang membuat pelanggan kembali.',
    exchangeText: 'Salah saiz atau berubah fikiran: kami tukarkan.',
  },
  collection: {
    title: 'Semua produk',
    text: 'Pakaian harian untuk wanita, lelaki dan kanak-kanak.',
  },
  footer: {
    text: 'Pakaian selesa daripada kain tulen, dibuat dalam jumlah kecil dan dibungkus dengan tangan di Petaling Jaya.',
    copyright: '© 2026 Kain Roti Sdn Bhd. Hak cipta terpelihara.',
  },
};
