import type { Translated } from '@kedai/contract/text/translated';
import type { fieldText as english } from '../field';

const must = (requirement: string) => (field: string) => `字段 ${field} ${requirement}。`;
const mustHave = (requirement: (bound: number) => string) => (field: string, bound: number) =>
  must(requirement(bound))(field);

export const fieldText: Translated<typeof english> = {
  notAnObject: '请以 JSON 对象发送请求的字段。',
  missing: must('缺失'),
  wrong: must('不正确'),
  text: must('必须是文本'),
  number: must('必须是数字'),
  wholeNumber: must('必须是整数'),
  pattern: must('格式不正确'),
  storable: must('含有无法保存的字符'),
  yesOrNo: must('必须是 true 或 false'),
  list: must('必须是列表'),
  object: must('必须是含有字段的对象'),
  file: must('必须是文件'),
  notEmpty: must('不能为空'),
  oneOf: (field, values) => must(`必须是 ${values.join(' 或 ')}`)(field),
  min: mustHave((bound) => `不能小于 ${bound}`),
  max: mustHave((bound) => `不能大于 ${bound}`),
  minCharacters: mustHave((bound) => `至少要有 ${bound} 个字符`),
  maxCharacters: mustHave((bound) => `最多 ${bound} 个字符`),
  minEntries: mustHave((bound) => `至少要有 ${bound} 项`),
  maxEntries: mustHave((bound) => `最多 ${bound} 项`),
  uploadedFile: (field) => `${field} 必须是文件。`,
};
