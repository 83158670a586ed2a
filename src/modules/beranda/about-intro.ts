export interface AboutIntro {
  readonly kalimat: string;
  readonly alinea: readonly string[];
}

/** The first sentence stands out, the paragraphs follow. A short word with a capital, as in "Jl. Jamur" or "Drs. H. Abdullah", ends no sentence. */
export function aboutIntro(tentang: string): AboutIntro {
  const [pertama = "", ...lanjutan] = tentang
    .split(/\n\s*\n/)
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
  const [kalimat = "", ...sisa] = pertama.split(endSentence);
  return { kalimat, alinea: [sisa.join(" "), ...lanjutan].filter((satu) => satu !== "") };
}

const endSentence = /(?<=[!?]|[\d)”"’]\.|(?<![\p{L}.])\p{Ll}\p{L}+\.|(?<!\p{L})(?!Prof|Prov)\p{L}{4,}\.)\s+/u;
