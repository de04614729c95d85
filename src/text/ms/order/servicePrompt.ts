import type { servicePromptText as english } from '../../order/servicePrompt';
import type { Translated } from '../../translated';

export const servicePromptText: Translated<typeof english> = {
  dialog: 'Pilihan cara terima',
  progress: (step) => `Langkah ${step} daripada 3`,
  service: {
    title: 'Pilih Cara Terima',
    intro: 'Bagaimana anda mahu menerima pesanan?',
    pickup: 'Ambil Sendiri',
    pickupHint: 'Ambil di cawangan kami',
    delivery: 'Penghantaran',
    deliveryHint: 'Kami hantar ke rumah anda',
  },
  steps: ['Cara terima', 'Tempat', 'Masa'],
  branch: 'Pilih Cawangan',
  address: 'Maklumat Penghantaran',
  slot: 'Pilih Tarikh & Masa',
  notLoaded:
    'Langkah seterusnya tidak dapat dimuatkan. Semak sambungan anda, kemudian pilih sekali lagi. Jika kedai baru dikemas kini, muat semula halaman ini.',
  slotPassedBefore: (slot) =>
    `Slot masa pilihan anda (${slot.replaceAll(' ', '\u00a0')}) sudah berlalu. Sila pilih slot baharu.`,
};
