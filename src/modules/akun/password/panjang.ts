/** Characters of a password that stands alone, without a second factor. */
export const minPassword = 15;
export const maxPassword = 256;
