import { plainText } from "#kit/markup/markup.ts";
import type { Bagian } from "#modules/profil/index.ts";

/** Questions and answers as search engines read them (schema.org FAQPage). */
export const dataTanyaJawab = (bagian: readonly Pick<Bagian, "judul" | "isi">[]) => ({
  "@type": "FAQPage",
  inLanguage: "id",
  mainEntity: bagian.map(({ judul, isi }) => ({
    "@type": "Question",
    name: judul,
    acceptedAnswer: { "@type": "Answer", text: plainText(isi) },
  })),
});
