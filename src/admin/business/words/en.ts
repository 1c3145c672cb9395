export const EN = { business: 'Business', all: 'All businesses' };

export type BusinessWords = typeof EN;
