/** Seconds in words: "45 detik", "2 menit". */
export const describeOld = (seconds: number): string => (seconds < 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`);
