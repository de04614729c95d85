import type { ServiceType } from '@kedai/contract/rules/selection';
import { durationText } from '@kedai/contract/text/ms/limitText';
import { longDay } from '@kedai/contract/text/ms/longDay';
import type { Translated } from '@kedai/contract/text/translated';
import type { slotText as english } from '../slot';

const OFFERED: Readonly<Record<ServiceType, string>> = {
  pickup: 'ambil sendiri',
  delivery: 'penghantaran',
};
const OTHER_TIME = 'Sila pilih masa lain.';
const OTHER_DATE = 'Sila pilih tarikh dan masa lain.';

export const slotText: Translated<typeof english> = {
  time: (date, hours) => `${longDay(date)} ${hours}`,
  notOffered: (service) => `Tiada ${OFFERED[service]} dalam slot ini`,
  tooLate: (lastDay) => `Pesanan diterima sehingga ${longDay(lastDay)}`,
  unknown: (time) => `Masa pilihan anda, ${time}, tiada dalam senarai masa kami. ${OTHER_TIME}`,
  tooFarAhead: (time, lastDay) =>
    `Masa pilihan anda, ${time}, terlalu jauh: pesanan diterima sehingga ${longDay(lastDay)}. ${OTHER_DATE}`,
  tooSoon: (time, leadMs) =>
    `Masa pilihan anda, ${time}, terlalu dekat: sila pesan sekurang-kurangnya ${durationText(leadMs)} lebih awal. ${OTHER_DATE}`,
  passed: (time) => `Masa pilihan anda, ${time}, sudah berlalu. ${OTHER_DATE}`,
  full: (time, others) => `Masa pilihan anda, ${time}, sudah penuh. ${others}`,
  closed: (time, reason, others) =>
    `Kedai tutup pada masa pilihan anda, ${time}: ${reason}. ${others}`,
  notOfferedThen: (time, service, others) =>
    `Tiada ${OFFERED[service]} pada masa pilihan anda, ${time}. ${others}`,
  nextTimes: (times) =>
    times.length === 0
      ? 'Tiada masa lain yang kosong buat masa ini. Sila hubungi penjual.'
      : `Masa kosong yang berikutnya: ${times.join(', ')}. ${OTHER_TIME}`,
};
