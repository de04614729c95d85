export const wrongEmail = 'Masukkan alamat e-mel yang sah.';
