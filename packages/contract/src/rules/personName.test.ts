import { fullName, splitName } from './personName';

test.each([
  ['Aminah', 'Rahman', 'Aminah Rahman'],
  ['小明', '陈', '陈小明'],
  ['明', '欧阳', '欧阳明'],
  ['明', '', '明'],
  ['Ming', '陈', 'Ming 陈'],
  ['Aminah', '-', 'Aminah'],
  ['Aminah', '', 'Aminah'],
  ['', '', ''],
])('the name %p with the family name %p is written %p', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});

test.each([
  ['Aminah binti Rahman', 'Aminah', 'binti Rahman'],
  ['Aminah', 'Aminah', ''],
  ['陈小明', '小明', '陈'],
  ['陈明', '明', '陈'],
  ['欧阳明', '明', '欧阳'],
  ['司徒 美玲', '美玲', '司徒'],
  ['陈 小明', '小明', '陈'],
  ['明', '明', ''],
  ['亚历山大小明', '亚历山大小明', ''],
  ['', '', ''],
])('the name %p has the parts %p and %p', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
