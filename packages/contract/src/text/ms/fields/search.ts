import type { searchFields as english } from '../../fields/search';
import type { Translated } from '../../translated';

export const searchFields: Translated<typeof english> = { tooLong: 'Cari teks yang lebih pendek.' };
