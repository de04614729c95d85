import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/ms/limitText';
import { longDay } from '@kedai/contract/text/ms/longDay';
import { deviceName } from '@kedai/contract/text/ms/values';
import type { Translated } from '@kedai/contract/text/translated';
import type { accountMailText as english } from '../accountMails';

const sentWhen = (clock: string) =>
  `Kod ini dihantar pada pukul ${clock} (waktu Malaysia) dan sah selama ${durationText(CODE_LIFETIME_MS)}. Jika anda meminta beberapa kod, hanya kod terbaharu yang sah. Pihak kedai tidak akan sekali-kali meminta kod ini daripada anda.`;

const withDevice = (device: string | undefined) =>
  device === undefined ? '' : ` menggunakan ${deviceName(device)}`;

function stillSignIn({ passkeys }: Parameters<typeof english.changed>[0]): string {
  if (passkeys.length === 0) return '';
  const lines = passkeys.map(
    ({ name, day }) =>
      `- ${name === undefined ? 'Peranti tidak dikenali' : deviceName(name)}, ditambah pada ${longDay(day)}`,
  );
  return `\n\nKunci laluan ini masih boleh digunakan untuk log masuk ke akaun anda:\n${lines.join('\n')}\nJika ada yang anda tidak kenali, buang kunci laluan itu di Profil Saya, Keselamatan.`;
}

const IF_IT_WAS_YOU =
  'Jika anda yang melakukannya, tiada apa-apa yang perlu dibuat. Jika bukan anda,';

export const accountMailText: Translated<typeof english> = {
  codeSubject: ({ code, shopName }) => `${code} ialah kod ${shopName} anda`,
  register: ({ shopName, code, clock }, hasAccount) => {
    const hint = hasAccount
      ? '\n\nAnda sudah ada akaun dengan e-mel ini. Anda boleh terus log masuk atau menetapkan semula kata laluan anda.'
      : '';
    return `Kod anda untuk membuka akaun di ${shopName}:\n\n${code}\n\n${sentWhen(clock)}${hint}\n\nJika anda tidak memintanya, abaikan sahaja e-mel ini.`;
  },
  reset: ({ shopName, code, clock }) =>
    `Kod anda untuk menetapkan kata laluan baharu di ${shopName}:\n\n${code}\n\n${sentWhen(clock)}\n\nJika anda tidak memintanya, abaikan sahaja e-mel ini; kata laluan anda tidak berubah.`,

  changedSubject: (shopName) => `Kata laluan ${shopName} anda sudah ditukar`,
  changed: (mail) =>
    `Kata laluan akaun anda di ${mail.shopName} sudah ditukar pada pukul ${mail.clock} (waktu Malaysia)${withDevice(mail.device)}. Semua peranti lain sudah dilog keluar.${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU} tetapkan kata laluan baharu sekarang:\n${mail.resetUrl}`,

  resetDoneSubject: (shopName) => `Kata laluan ${shopName} anda sudah ditetapkan semula`,
  resetDone: (mail, removed) => {
    const removedToo = removed === 0 ? '' : ` ${removed} kunci laluan sudah dibuang.`;
    return `Kata laluan akaun anda di ${mail.shopName} sudah ditetapkan semula dengan kod yang kami e-melkan, pada pukul ${mail.clock} (waktu Malaysia)${withDevice(mail.device)}. Semua peranti sudah dilog keluar.${removedToo}${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU} ada orang lain yang dapat membaca e-mel anda: pastikan peti mel anda selamat dahulu, kemudian tetapkan kata laluan baharu:\n${mail.resetUrl}`;
  },

  passkeySubject: {
    added: (shopName) => `Kunci laluan sudah ditambah pada akaun ${shopName} anda`,
    removed: (shopName) => `Kunci laluan sudah dibuang daripada akaun ${shopName} anda`,
  },
  passkey: ({ shopName, clock, device }, change) => {
    const which = device === null ? '' : ` (${deviceName(device)})`;
    const verb = change === 'added' ? 'ditambah pada' : 'dibuang daripada';
    return `Satu kunci laluan${which} sudah ${verb} akaun anda di ${shopName} pada pukul ${clock} (waktu Malaysia).\n\n${IF_IT_WAS_YOU} tukar kata laluan anda dan buang kunci laluan yang anda tidak kenali: Profil Saya, Keselamatan.`;
  },
};
