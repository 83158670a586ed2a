/** Which wording people agree to; a new wording gets the next number, and what was agreed to before stays written down as it was. */
export const consentVersion = 1;

export const consentSentence =
  "Saya setuju nama, jabatan, dan mata pelajaran yang saya ajar ditampilkan di halaman umum Guru dan Staf, dan tahu bahwa saya dapat menariknya kapan saja.";
