import type { humanCheckText as english } from '../../account/humanCheck';
import type { Translated } from '../../translated';

export const humanCheckText: Translated<typeof english> = {
  ariaLinkLabel: '关于真人验证',
  enterCode: '输入验证码',
  enterCodeAria: '请输入听到的验证码。按空格键播放语音。',
  error: '验证失败，请重试。',
  expired: '验证已过期，请重试。',
  footer: '',
  getAudioChallenge: '改用语音验证',
  label: '我不是机器人',
  loading: '正在加载验证',
  reload: '重新加载',
  verify: '验证',
  verificationRequired: '请确认您不是机器人。',
  verified: '已确认您不是机器人',
  verifying: '正在确认您不是机器人',
  waitAlert: '正在验证，请稍候。',
};
