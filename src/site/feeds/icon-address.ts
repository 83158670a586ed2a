/** In pixels; 180 is what Apple's telephones ask for. */
export const iconSizes = [192, 512, 180] as const;

/** `full` fills the square, for telephones that cut their own shape out of it. */
export const iconAddress = (size: (typeof iconSizes)[number], full: boolean): string =>
  `/ikon.png?ukuran=${size}${full ? "&bentuk=penuh" : ""}`;
