import { required } from './required';

export const firstName = required('名字');
export const lastName = { ...required('姓氏'), missing: '请填写姓氏，没有姓氏请填“-”。' };
export const street = required('街道');
export const city = required('城市');
export const state = required('州属');
export const wrongState = '请重新选择州属';
export const country = required('国家');
