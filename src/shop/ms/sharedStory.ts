import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR } from '@kedai/contract/rules/limits';
import type { Translated } from '@kedai/contract/text/translated';
import type { sharedStory as english } from '../sharedStory';

export const sharedStory: Translated<typeof english> = {
  delivery: `Pilih Ambil Sendiri atau Penghantaran dengan hari dan masa antara ${FIRST_SLOT_HOUR}:00 hingga ${LAST_SLOT_HOUR + 1}:00. Caj penghantaran bergantung pada negeri anda dan ditunjukkan sebelum anda memesan.`,
  privacy:
    'Kami menggunakan nama, alamat, telefon dan e-mel anda untuk menghantar pesanan anda dan bukan untuk tujuan lain. Kami tidak menjual atau berkongsi maklumat anda.',
};
