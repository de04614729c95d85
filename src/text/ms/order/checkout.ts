import type { Failure } from '@kedai/contract/calls/failure';
import { PAYMENT_WINDOW_MS, TEXT_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { VALID_STATES } from '@kedai/contract/rules/states';
import { durationOver } from '@kedai/contract/text/limitText';
import { PICKUP_DELIVERED } from '@kedai/contract/text/pickupText';
import type {
  addressLabels as englishLabels,
  paymentText as englishPayment,
  placeOrderText as englishPlaceOrder,
  progressText as englishProgress,
  summaryText as englishSummary,
} from '../../order/checkout';
import type { Translated } from '../../translated';

const E_WALLET = "Touch 'n Go eWallet";

const MAYBE_PLACED =
  'Pesanan anda mungkin sudah kami terima, tetapi pengesahannya tidak sampai. Semak pesanan itu atau hantar borang sekali lagi. Pesanan anda tidak akan berganda.';

export const placeOrderText: Translated<typeof englishPlaceOrder> = {
  title: 'Pembayaran',
  breadcrumb: { home: 'Utama', cart: 'Troli', checkout: 'Pembayaran' },
  showSummary: 'Lihat ringkasan',
  hideSummary: 'Tutup ringkasan',
  deliveryTypes: 'Penghantaran atau ambil sendiri',
  delivery: 'Penghantaran',
  pickup: 'Ambil Sendiri',
  unavailable: 'Belum Tersedia',
  pickupChosen:
    'Anda memilih Ambil Sendiri, tetapi buat masa ini kami hanya membuat penghantaran. Tukar pilihan anda kepada Penghantaran, atau pesan di sini dan kami hantar dalam slot pilihan anda.',
  changeService: 'Tukar',
  deliveryInformation: 'Maklumat penghantaran',
  placeChanged:
    'Tempat penghantaran anda sudah berubah. Apa yang anda taip masih ada di sini, jadi sila pastikan alamat ini betul.',
  partlyFilled:
    'Pelayar anda mengisi sebahagian alamat ini. Baris lain diambil daripada tempat yang anda pilih untuk penghantaran, jadi sila pastikan semuanya alamat yang sama.',
  otherState: (place, state) =>
    `Tempat yang anda pilih untuk penghantaran berada di ${place}, tetapi alamat ini berada di ${state}. Sila pastikan alamat ini betul: caj penghantaran bergantung padanya.`,
  billingToggle: 'Gunakan alamat bil yang lain',
  billingInformation: 'Maklumat bil',
  note: 'Catatan penghantaran (tidak wajib)',
  noteHint: (count) =>
    count === 0
      ? 'Contohnya: tinggalkan di pondok pengawal'
      : `${count} daripada ${TEXT_MAX_CHARACTERS} aksara`,
  paymentMethod: 'Kaedah bayaran',
  eWallet: E_WALLET,
  eWalletHint: 'Imbas kod QR pada halaman seterusnya dan muat naik resit.',
  card: 'STRIPE',
  cardHint: 'Kad kredit atau debit',
  terms: 'Saya telah membaca dan bersetuju dengan terma dan syarat',
  readTerms: 'Baca terma',
  notPlaced: 'Pesanan anda tidak dapat diselesaikan. Apa yang anda taip masih ada di sini.',
  maybePlacedBut: (reason) => `${reason} ${MAYBE_PLACED}`,
  maybePlaced: MAYBE_PLACED,
  outcomeUnknownTitle: 'Adakah pesanan anda sudah diterima?',
  outcomeUnknownText:
    'Pengesahan tidak sampai. Semak sebelum memesan lagi. Pesanan anda tidak akan berganda.',
  findOut: 'Semak pesanan saya',
  earlierOrder:
    'Pesanan pertama anda sudah kami terima. Inilah maklumat yang anda hantar. Untuk mengubahnya, hubungi kami.',
  termsMissing: 'Sila bersetuju dengan terma dan syarat.',
  shippingMissing: 'Sila pilih negeri sekali lagi',
  submit: 'BUAT PESANAN',
  busy: {
    preparing: 'Menyimpan troli anda',
    placing: 'Membuat pesanan anda',
    refreshingPrices: 'Mengemas kini harga',
  },
  chooseState: 'Pilih negeri',
  unknownState: (filled) => `Kami tidak mengenali negeri “${filled}”. Sila pilih satu negeri.`,
  federalTerritory: (states = VALID_STATES) =>
    `Kuala Lumpur, Labuan dan Putrajaya tidak termasuk dalam ${states.length} negeri penghantaran kami.`,
  askShop: 'Tanya kami di WhatsApp',
  askShopMessage: 'Helo, adakah kedai membuat penghantaran ke wilayah persekutuan?',
  loading: 'Memuatkan borang pesanan',
  loadFailed: 'Troli anda tidak dapat dimuatkan',
  loadFailedText: 'Isinya masih selamat. Sila cuba lagi.',
  emptyTitle: 'Troli anda kosong',
  emptyText: 'Masukkan sesuatu dahulu, kemudian kembali untuk membuat pembayaran.',
  emptyAction: 'Lihat koleksi',
  unavailableLines: (names) =>
    names.length === 0
      ? 'Sesetengah barang dalam troli anda tidak dijual lagi. Barang itu tidak termasuk dalam pesanan ini.'
      : `Tidak dijual lagi dan tidak termasuk dalam pesanan ini: ${names.join('; ')}.`,
  removeLine: (name) => `Buang ${name ?? 'barang yang tidak dikenali'}`,
  nothingAvailable:
    'Semua barang dalam troli anda tidak dijual lagi. Sila buang barang itu dan pilih yang lain.',
  cartChanged:
    'Troli anda baru sahaja berubah, mungkin dalam tab lain. Sila semak, kemudian buat pesanan sekali lagi.',
  selectionChanged:
    'Cara terima atau masa anda sudah diubah dalam tab lain. Sila semak di bawah, kemudian buat pesanan sekali lagi.',
  selectionMissing: 'Sila pilih cara terima, tarikh dan masa, kemudian buat pesanan sekali lagi.',
  slotPassed: 'Masa pilihan anda sudah berlalu. Sila pilih masa lain.',
  slotTaken: (state, reason = '') =>
    `Masa pilihan anda kini ${state === 'full' ? 'penuh' : 'ditutup'}${reason && `: ${reason}`}. Sila tukar masa sebelum memesan.`,
  cartNotSaved: 'Perubahan terakhir pada troli tidak dapat disimpan. Sila semak troli anda.',
};

export const checkoutFailure = ({ message }: Failure): string =>
  message === '' ? 'Ada yang tidak kena. Sila cuba lagi.' : message;

export const addressLabels: Translated<typeof englishLabels> = {
  firstName: 'Nama pertama',
  lastName: 'Nama akhir',
  email: 'E-mel',
  street: 'Jalan',
  city: 'Bandar',
  zipcode: 'Poskod',
  state: 'Negeri',
  country: 'Negara',
  phone: 'Telefon',
};

export const summaryText: Translated<typeof englishSummary> = {
  title: 'Ringkasan produk',
  scroll: 'Tatal untuk melihat barang lain',
  totals: 'JUMLAH TROLI',
  subtotal: 'Jumlah kecil',
  shipping: 'Caj Penghantaran',
  total: 'Jumlah',
  enterAddress: 'Isi Alamat Dahulu',
  calculating: 'Mengira caj penghantaran',
};

const WINDOW_OVER = `${durationOver(PAYMENT_WINDOW_MS, 'untuk bayaran ini')}.`;
const UNREADABLE = 'Ralat berlaku semasa memproses gambar.';

export const paymentText: Translated<typeof englishPayment> = {
  heading: 'Pesanan anda hampir selesai',
  headingSubmitted: 'Resit anda sudah kami terima',
  headingCancelled: 'Pesanan ini sudah dibatalkan',
  headingSettled: 'Pesanan anda',
  orderNumber: (id) => `Pesanan ${id}`,
  information: 'Maklumat pesanan',
  email: 'E-mel',
  phone: 'Telefon',
  name: 'Nama',
  notAvailable: 'Tiada',
  note: 'Catatan anda',
  billing: 'Alamat bil',
  pickupDelivered: PICKUP_DELIVERED,
  pending: 'Menunggu bayaran',
  timeLeft: 'Baki masa untuk membayar',
  windowOver: `${WINDOW_OVER} Jika anda sudah membayar, anda masih boleh memuat naik resit.`,
  windowOverByCard: WINDOW_OVER,
  scan: 'Imbas kod QR dan buat bayaran',
  qrAlt: (receiver) => `Kod QR untuk membayar ${receiver} dengan ${E_WALLET}`,
  eWallet: E_WALLET,
  amount: 'Jumlah perlu dibayar',
  saveCode: 'Simpan kod QR',
  saveCodeHint:
    "Membayar dengan telefon ini? Simpan kod ini, kemudian buka dari galeri dalam pengimbas Touch\u00a0'n\u00a0Go.",
  codeFile: (shopName, picture) =>
    `Kod QR Touch n Go ${shopName}${/\.\w+$/.exec(picture)?.[0] ?? ''}`,
  exampleCode:
    'Kod ini hanya contoh dan tidak diterima oleh mana-mana e-dompet. Tetapan PAYMENT_QR menggantikannya.',
  byCard:
    'Pesanan ini dibayar dengan kad, pada halaman perkhidmatan bayaran. Jika anda sudah meninggalkan halaman itu, buat pesanan sekali lagi daripada troli untuk kembali ke sana. Pesanan anda tidak akan berganda.',
  viewCart: 'Lihat troli anda',
  verify: 'Untuk mengesahkan bayaran anda',
  upload: 'Muat naik resit TNG',
  choose: { drop: 'Seret tangkapan skrin ke sini, atau', browse: 'pilih fail' },
  chooseAnother: { drop: 'Seret tangkapan skrin lain ke sini, atau', browse: 'pilih fail' },
  chooseAgain: 'Pilih tangkapan skrin itu sekali lagi.',
  formats: 'JPEG, JPG & PNG',
  opening: 'Membuka tangkapan skrin anda. Anda juga boleh memilih yang lain.',
  view: 'Lihat Tangkapan Skrin',
  viewTitle: 'Tangkapan skrin yang dimuat naik',
  remove: 'Buang',
  previewAlt: 'Tangkapan skrin pilihan anda',
  submit: 'HANTAR',
  cancel: 'Batal',
  reading: 'Membaca tangkapan skrin anda',
  found: 'Kami menjumpai nama penerima dan menandakannya dengan kotak.',
  uploading: 'Menghantar resit anda',
  notSent: 'Resit anda tidak dapat dihantar. Tangkapan skrin anda masih ada di sini.',
  problems: {
    'no-file': 'Belum ada tangkapan skrin dimuat naik',
    'other-receiver':
      'Tangkapan skrin yang dimuat naik tidak sepadan dengan nama penerima. Sila muat naik tangkapan skrin yang betul.',
    unreadable: UNREADABLE,
    damaged: `${UNREADABLE} Gambar ini mungkin rosak atau tidak lengkap. Pilih sekali lagi atau buat tangkapan skrin baharu.`,
    document: 'Ini ialah dokumen. Buat tangkapan skrin dokumen itu dan pilih gambarnya.',
    drawing: 'Ini ialah lukisan SVG. Buat tangkapan skrin lukisan itu dan pilih gambarnya.',
    empty: 'Fail ini kosong. Pilih tangkapan skrin anda sekali lagi.',
    folder: 'Ini ialah folder. Buka folder itu dan pilih tangkapan skrin anda.',
    gone: 'Fail ini tidak dapat dibuka. Fail ini mungkin sudah dialihkan, diubah atau dipadamkan, atau tidak lagi dikongsi oleh aplikasinya. Pilih sekali lagi atau buat tangkapan skrin baharu.',
    heic: `${UNREADABLE} Pelayar ini tidak dapat membuka gambar HEIC. Buat tangkapan skrin gambar itu dan pilih tangkapan skrin tersebut.`,
    'not-a-file':
      'Ini tidak dapat dibuka di sini. Simpan sebagai gambar dahulu, kemudian pilih gambar itu.',
    'not-a-picture': `${UNREADABLE} Fail ini bukan gambar yang dapat dibuka. Buat tangkapan skrin resit anda dan pilih gambarnya.`,
    pdf: 'Ini ialah PDF. Buat tangkapan skrin PDF itu dan pilih gambarnya.',
    text: 'Ini ialah fail teks. Buat tangkapan skrin resit anda dan pilih gambarnya.',
    'too-large': `${UNREADABLE} Gambar ini terlalu besar. Buat tangkapan skrin gambar itu dan pilih yang baharu.`,
    'too-small': `${UNREADABLE} Gambar ini terlalu kecil untuk dibaca. Buat tangkapan skrin resit anda dan pilih gambarnya.`,
    video: 'Ini ialah video. Buat tangkapan skrin resit anda dan pilih gambarnya.',
  },
  support: 'Perlukan bantuan? Hubungi kami',
  supportMessage: (orderId) => `Helo, saya perlukan bantuan dengan bayaran pesanan ${orderId}.`,
  receipt: 'Resit anda',
  receiptAlt: 'Resit yang anda muat naik',
  receiptFailed: 'Resit anda tidak dapat dipaparkan.',
  loading: 'Memuatkan pesanan anda',
  loadFailed: 'Pesanan anda tidak dapat dimuatkan',
  breadcrumb: 'Pesanan saya',
  unknownTitle: 'Kami tidak menjumpai pesanan ini',
  unknownText:
    'Pesanan ini mungkin milik akaun lain. Pesanan anda disenaraikan di bawah PESANAN SAYA.',
  myOrders: 'Pesanan saya',
  refresh: 'Semak status terkini',
  submittedText:
    'Terima kasih. Kami memeriksa setiap resit sendiri, kemudian menyediakan pesanan anda.',
  cancelledText:
    'Tiada apa-apa yang perlu dibayar. Jika anda sudah membayar, hubungi kami dan kami akan menyelesaikannya.',
};

export const progressText: Translated<typeof englishProgress> = {
  label: 'Perkembangan pesanan anda',
  placed: 'Dipesan',
  submitted: 'Resit dihantar',
  confirmed: 'Bayaran disahkan',
  done: '(selesai)',
  current: '(sekarang)',
  ahead: '(seterusnya)',
};
