export const wrongEmail = '请输入有效的电邮地址。';
