export const tooLong = 'Cari alamat yang lebih pendek.';
