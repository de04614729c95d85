import type { contentText as english } from '../content';
import type { Translated } from '../translated';

export const contentText: Translated<typeof english> = {
  news: {
    title: 'Berita & Acara',
    intro:
      'Apa yang berlaku di kedai dan sekitarnya: pembukaan, bengkel, produk baharu dan kisah menarik.',
    readMore: 'Baca Lagi',
    failedTitle: 'Berita tidak dapat dipaparkan',
    failed: (message) => `Ralat mendapatkan berita: ${message}`,
    loading: 'Memuatkan berita',
    none: 'Tiada berita buat masa ini.',
    behind: 'Halaman ini tidak wujud.',
    pages: 'Halaman',
    previous: 'Sebelumnya',
    next: 'Seterusnya',
    back: 'Semua berita',
    more: 'Berita lain',
    goneTitle: 'Berita tidak dijumpai',
    goneText: 'Berita ini mungkin sudah dibuang atau pautannya sudah lama.',
  },
  outlets: {
    title: 'Cawangan',
    failedTitle: 'Cawangan tidak dapat dipaparkan',
    failed: 'Cawangan tidak dapat dimuatkan.',
    loading: 'Memuatkan cawangan',
    none: 'Tiada cawangan buat masa ini.',
    elsewhere: 'Tempat lain',
    hours: 'Waktu operasi',
    closed: 'Tutup',
    phone: 'Telefon',
    whatsapp: 'WhatsApp',
    map: 'Peta Lokasi',
  },
  about: {
    eyebrow: 'Tentang kami',
    valuesTitle: 'Yang kami pentingkan',
    deliveryTitle: 'Penghantaran',
    privacyTitle: 'Dasar Privasi',
    termsTitle: 'Terma dan syarat',
  },
  contact: {
    title: 'Hubungi kami',
    intro:
      'Tulis kepada kami, telefon atau datang ke kedai. Kakitangan kami sendiri yang menjawab.',
    store: 'Kedai kami',
    phone: 'Telefon',
    email: 'E-mel',
    hours: 'Waktu operasi',
    exploreJobs: 'Lihat Jawatan',
    noJobs: 'Tiada jawatan kosong sekarang. Anda tetap boleh menulis kepada kami:',
    outlets: 'Lihat semua cawangan',
  },
  notFound: {
    title: 'Halaman tidak dijumpai',
    text: 'Pautan ini mungkin sudah lama atau tersalah taip.',
    home: 'Kembali ke laman utama',
    collection: 'Lihat koleksi',
  },
};
