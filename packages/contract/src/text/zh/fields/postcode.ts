import { required } from './required';

export const zipcode = required('邮编');
export const wrongZipcode = '请填写 5 位数的邮编。';
