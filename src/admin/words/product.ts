/** The name of the product, wherever the panel shows it. */
export const PRODUCT = 'Invoicing';

/** Its mark. The page of the generator has the same one. */
export const MARK = '/generator/icon.svg';
