export const wrongCode = 'Kod tidak sah. Sila cuba lagi.';
