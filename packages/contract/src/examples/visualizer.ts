export const arrives = 'Arrives Dec 8 – Dec 12';
