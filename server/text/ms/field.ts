import type { Translated } from '@kedai/contract/text/translated';
import type { fieldText as english } from '../field';

const must = (requirement: string) => (field: string) => `Medan ${field} ${requirement}.`;
const mustHave = (requirement: (bound: number) => string) => (field: string, bound: number) =>
  must(requirement(bound))(field);

export const fieldText: Translated<typeof english> = {
  notAnObject: 'Hantar medan permintaan sebagai objek JSON.',
  missing: must('tiada'),
  wrong: must('tidak betul'),
  text: must('mesti teks'),
  number: must('mesti nombor'),
  wholeNumber: must('mesti nombor bulat'),
  pattern: must('tidak ditulis dengan betul'),
  storable: must('mengandungi aksara yang tidak dapat disimpan'),
  yesOrNo: must('mesti true atau false'),
  list: must('mesti senarai'),
  object: must('mesti objek dengan medan'),
  file: must('mesti fail'),
  notEmpty: must('tidak boleh kosong'),
  oneOf: (field, values) => must(`mesti ${values.join(' atau ')}`)(field),
  min: mustHave((bound) => `mesti ${bound} atau lebih`),
  max: mustHave((bound) => `mesti ${bound} atau kurang`),
  minCharacters: mustHave((bound) => `mesti sekurang-kurangnya ${bound} aksara`),
  maxCharacters: mustHave((bound) => `tidak boleh melebihi ${bound} aksara`),
  minEntries: mustHave((bound) => `mesti ada sekurang-kurangnya ${bound} entri`),
  maxEntries: mustHave((bound) => `tidak boleh melebihi ${bound} entri`),
  uploadedFile: (field) => `${field} mesti fail.`,
};
