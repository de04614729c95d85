export const wrongPage = 'Halaman mesti nombor bulat mulai 1.';
export const wrongLimit = 'Had mesti nombor bulat dari 1 hingga 100.';
