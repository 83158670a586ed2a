/** A NISN begins with the year of birth; not each one that was ever given out does. */
export function nisnJanggal(nisn: string, tanggalLahir: string | null): string | undefined {
  const lahir = tanggalLahir?.slice(1, 4);
  if (nisn === "" || !lahir || nisn.startsWith(lahir)) return undefined;
  return `NISN kelahiran ${tanggalLahir?.slice(0, 4)} biasanya diawali ${lahir}, yang tercatat ${nisn.slice(0, 3)}.`;
}
