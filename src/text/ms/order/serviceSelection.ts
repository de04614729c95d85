import type { SlotState } from '@kedai/contract/calls/slots';
import { SUGGESTION_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { longDay } from '@kedai/contract/text/ms/longDay';
import type { serviceSelectionText as english } from '../../order/serviceSelection';
import type { Translated } from '../../translated';
import { shortDay } from '../dates/calendarDay';

const CLOSED = 'Tutup';

/** The reason beside “(Tidak tersedia)”; empty for a slot whose time is over. */
function whyNotOpen({
  state,
  reason,
}: {
  readonly state: SlotState;
  readonly reason?: string | undefined;
}): string {
  if (state === 'full') return 'Penuh';
  if (state !== 'closed') return '';
  return reason === undefined ? CLOSED : `${CLOSED}: ${reason}`;
}

const andWhy = (words: string, why: string) => (why === '' ? words : `${words} – ${why}`);

export const serviceSelectionText: Translated<typeof english> = {
  back: 'Kembali',
  next: 'Teruskan',
  confirm: 'Sahkan',
  address: {
    label: 'Alamat penghantaran',
    placeholder: 'Jalan, bangunan atau kawasan',
    hint: `Taip sekurang-kurangnya ${SUGGESTION_MIN_CHARACTERS} aksara, kemudian pilih satu cadangan atau kekalkan alamat yang anda taip.`,
    suggestions: 'Cadangan',
    found: (count) => `${count} cadangan, gunakan kekunci anak panah.`,
    searching: 'Mencari alamat',
    map: (address) => `Peta ${address}`,
    zoom: { zoomInTitle: 'Besarkan', zoomOutTitle: 'Kecilkan' },
    leafletTitle: 'Pustaka JavaScript untuk peta interaktif',
    contributors: 'dan penyumbangnya',
    mapWaiting: 'Pilih satu cadangan untuk melihatnya pada peta.',
    mapLocating: 'Mencari tempat itu pada peta',
    mapFailed: 'Peta tidak dapat dipaparkan sekarang. Alamat anda masih ada di sini.',
    mapIncomplete:
      'Sebahagian peta tidak dapat dipaparkan sekarang. Alamat anda masih ada di sini.',
  },
  slot: {
    date: 'Tarikh',
    day: (date, days) => ['Hari ini', 'Esok'][days] ?? shortDay(date, date),
    nextDays: 'Hari-hari berikutnya',
    time: 'Masa',
    chooseTime: 'Pilih masa',
    option: (slot) =>
      slot.state === 'open'
        ? andWhy(slot.label, slot.left === undefined ? '' : `tinggal ${slot.left}`)
        : andWhy(`${slot.label} (Tidak tersedia)`, whyNotOpen(slot)),
    refused: (slot) =>
      `${andWhy(`${slot.label} tidak boleh dipilih pada hari itu`, whyNotOpen(slot))}. Sila pilih masa lain.`,
    noneOpen: (slots, isToday) => {
      const [first, ...others] = new Set(
        slots.filter(({ state }) => state !== 'passed').map(whyNotOpen),
      );
      const isClosed = first?.startsWith(CLOSED) === true && others.length === 0;
      const day = isToday
        ? 'Tiada lagi slot masa untuk hari ini'
        : 'Tiada slot masa kosong pada hari itu';
      return `${andWhy(day, isClosed ? first : '')}. Sila pilih hari lain.`;
    },
    dateProblems: {
      passed: () => 'Hari itu sudah berlalu. Sila pilih hari ini atau hari selepasnya.',
      'too-far': (last) =>
        `Hari itu terlalu jauh. Sila pilih hari selewat-lewatnya ${longDay(last)}.`,
      'not-a-date': () => 'Tarikh ini tidak wujud. Sila pilih tarikh lain.',
    },
    addressMissing: 'Alamat belum diisi. Sila kembali untuk mengisinya.',
    loading: 'Menyemak tarikh hari ini',
    zone: 'Masa mengikut waktu Malaysia.',
    branchHours: (branch, weekday, hours) =>
      hours.length === 0
        ? `${branch} tutup pada hari ${weekday}.`
        : `${branch} buka pada hari ${weekday}, ${hours.join(' dan ')}.`,
  },
  problems: {
    fieldsMissing: 'Sila isi semua ruangan yang wajib.',
    slotPassed: 'Slot masa itu baru sahaja berlalu. Sila pilih slot lain.',
    notSaved:
      'Pilihan anda tidak dapat disimpan pada peranti ini. Benarkan kuki untuk kedai ini, kemudian cuba lagi.',
    notReplaced:
      'Pilihan anda tidak dapat disimpan pada peranti ini. Padamkan kuki kedai ini dalam pelayar anda, kemudian cuba lagi.',
  },
};
