import type { offlineText as english } from '../offline';
import type { Translated } from '../translated';

export const offlineText: Translated<typeof english> = {
  title: 'Kedai tidak dapat dihubungi',
  text: 'Anda belum pernah membuka halaman ini pada peranti ini, jadi halaman ini tidak dapat dibuka di luar talian. Halaman yang pernah anda lawati masih boleh dibuka.',
  retry: 'Cuba lagi',
};
