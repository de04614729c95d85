import type { layoutText as english } from '../layout';
import type { Translated } from '../translated';

export const layoutText: Translated<typeof english> = {
  skipToContent: 'Langkau ke kandungan',
  loadingPage: 'Memuatkan halaman',

  offline: 'Anda di luar talian. Sesetengah fungsi hanya boleh digunakan setelah sambungan pulih.',
  unreached: 'Kedai tidak dapat dihubungi buat masa ini. Halaman ini mungkin bukan yang terkini.',

  closeNotice: 'OK',

  notices: {
    label: 'Notis',
    messages: [
      'Penghantaran motosikal untuk produk roti sahaja.',
      'Slot penghantaran keesokan hari terhad, sila hubungi kami melalui WhatsApp.',
    ],
    dismiss: 'Tutup notis',
  },

  navigation: {
    main: 'Utama',
    homeLink: (shopName) => `${shopName}, laman utama`,
    search: 'Cari',
    openMenu: 'Buka menu',
    menu: 'Menu',
    back: 'Kembali',
    signIn: 'Log masuk',
    account: 'Akaun saya',
    myProfile: 'Profil Saya',
    orders: 'Pesanan',
    logout: 'Log Keluar',
    more: 'Lagi',
    news: 'Berita & Acara',
    outlets: 'Cawangan',
    menuSignIn: 'Log Masuk',
    cart: (count) => `Troli, ${count} barang`,
  },

  service: {
    label: 'Cara terima',
    pickup: 'Ambil Sendiri',
    delivery: 'Penghantaran',
    change: 'Tukar',
    slot: (weekday, dayAndMonth, hours) => [`${weekday} `, `${dayAndMonth}, ${hours}`],
    choose: 'Pilih cara terima, tarikh dan masa',
  },

  footer: {
    label: 'Pengaki',
    shop: 'KEDAI',
    home: 'Laman utama',
    about: 'Tentang kami',
    delivery: 'Penghantaran',
    privacy: 'Dasar Privasi',
    getInTouch: 'HUBUNGI KAMI',
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    xiaohongshu: 'Xiaohongshu',
  },

  crash: {
    title: 'Ada yang tidak kena',
    home: 'Kembali ke laman utama',
    orderTitle: (id) => `Pesanan ${id}`,
    orderKept: (reason) =>
      `Pesanan anda sudah dibuat dan disenaraikan di bawah PESANAN SAYA. ${reason}`,
    orders: 'Pesanan saya',
    missing:
      'Halaman ini tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi. Jika kedai baru dikemas kini, muat semula halaman ini.',
    awayTitle: 'Tidak dapat dibuka di luar talian',
    away: 'Tanpa sambungan, anda hanya boleh membuka halaman yang pernah anda lawati.',
    part: 'Bahagian ini tidak dapat dibuka. Semak sambungan anda dan cuba lagi. Jika kedai baru dikemas kini, muat semula halaman ini.',
  },
};
