/** Characters of a password that stands alone, without a second factor. */
export const minPassword = 15;
/** Beside a second factor. */
export const minPasswordBerfaktor = 8;
export const maxPassword = 256;

export const enoughWithoutFactor = (password: string): boolean => [...password.normalize("NFKC")].length >= minPassword;
