import type { remainingPasskeysText as english } from '../../account/remainingPasskeys';
import type { Translated } from '../../translated';

export const remainingPasskeysText: Translated<typeof english> = {
  label: '通行密钥',
  remain: '设定新密码后，所有设备都会登出。以下通行密钥仍可登录：',
  unknown: '未知设备',
  added: (name, day) => `${name}，添加于 ${day}`,
  remove: '一并移除这些通行密钥（我不认得它们，或遗失了设备）',
};
