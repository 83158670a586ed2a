export type State =
  | { readonly apa: "aman" }
  | { readonly apa: "segera"; readonly sisa: number }
  | { readonly apa: "habis"; readonly kalimat: string };

export const aman: State = { apa: "aman" };

export const titleOf = ({ apa }: State): string => (apa === "habis" ? "Sesi Anda berakhir" : "Masih di sini?");
