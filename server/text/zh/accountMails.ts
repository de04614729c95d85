import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import type { Translated } from '@kedai/contract/text/translated';
import { durationText } from '@kedai/contract/text/zh/limitText';
import { longDay } from '@kedai/contract/text/zh/longDay';
import { deviceName } from '@kedai/contract/text/zh/values';
import type { accountMailText as english } from '../accountMails';

const sentWhen = (clock: string) =>
  `此验证码于 ${clock}（马来西亚时间）发送，${durationText(CODE_LIFETIME_MS)}内有效。如果您获取了多个验证码，只有最新的一个有效。店家绝不会向您索取验证码。`;

const withDevice = (device: string | undefined) =>
  device === undefined ? '' : `，所用设备为 ${deviceName(device)}`;

function stillSignIn({ passkeys }: Parameters<typeof english.changed>[0]): string {
  if (passkeys.length === 0) return '';
  const lines = passkeys.map(
    ({ name, day }) =>
      `- ${name === undefined ? '未知设备' : deviceName(name)}，添加于 ${longDay(day)}`,
  );
  return `\n\n以下通行密钥仍可登录您的账户：\n${lines.join('\n')}\n如果有不认得的，请到“我的资料”的“安全”将它移除。`;
}

const IF_IT_WAS_YOU = '如果是您本人的操作，无需处理。如果不是，';

export const accountMailText: Translated<typeof english> = {
  codeSubject: ({ code, shopName }) => `${code} 是您的 ${shopName} 验证码`,
  register: ({ shopName, code, clock }, hasAccount) => {
    const hint = hasAccount ? '\n\n您已用此电邮注册过账户，可以直接登录或重设密码。' : '';
    return `您在 ${shopName} 注册账户的验证码：\n\n${code}\n\n${sentWhen(clock)}${hint}\n\n如果不是您本人的操作，请忽略这封电邮。`;
  },
  reset: ({ shopName, code, clock }) =>
    `您在 ${shopName} 设定新密码的验证码：\n\n${code}\n\n${sentWhen(clock)}\n\n如果不是您本人的操作，请忽略这封电邮，密码不会改变。`,

  changedSubject: (shopName) => `您的 ${shopName} 密码已更改`,
  changed: (mail) =>
    `您在 ${mail.shopName} 的账户密码已于 ${mail.clock}（马来西亚时间）更改${withDevice(mail.device)}。所有其他设备已登出。${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU}请立即设定新密码：\n${mail.resetUrl}`,

  resetDoneSubject: (shopName) => `您的 ${shopName} 密码已重设`,
  resetDone: (mail, removed) => {
    const removedToo = removed === 0 ? '' : `${removed} 个通行密钥已移除。`;
    return `您在 ${mail.shopName} 的账户密码已于 ${mail.clock}（马来西亚时间）用电邮里的验证码重设${withDevice(mail.device)}。所有设备已登出。${removedToo}${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU}就表示有人能读取您的电邮：请先确保电邮账户安全，再设定新密码：\n${mail.resetUrl}`;
  },

  passkeySubject: {
    added: (shopName) => `您的 ${shopName} 账户已添加通行密钥`,
    removed: (shopName) => `您的 ${shopName} 账户已移除通行密钥`,
  },
  passkey: ({ shopName, clock, device }, change) => {
    const which = device === null ? '' : `（${deviceName(device)}）`;
    const verb = change === 'added' ? '添加' : '移除';
    return `您在 ${shopName} 的账户已于 ${clock}（马来西亚时间）${verb}一个通行密钥${which}。\n\n${IF_IT_WAS_YOU}请更改密码，并移除不认得的通行密钥：“我的资料”的“安全”。`;
  },
};
