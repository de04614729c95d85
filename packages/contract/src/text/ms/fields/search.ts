export const tooLong = 'Cari teks yang lebih pendek.';
