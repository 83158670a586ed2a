import { expect, test } from "vitest";
import { meta } from "../../screens/info.tsx";
import type { Content } from "./content.ts";

const bagian = (tab: string, judul: string, isi: string) => ({ id: judul, tab, judul, isi, baris: [] });
const page = (...sections: ReturnType<typeof bagian>[]) =>
  ({ asal: "https://contoh.sch.id", sekolah: { nama: "MAN Uji" }, bagian: sections }) as unknown as Content;
/** Beside the way from home, which every page tells. */
const told = (content: Content) =>
  meta({ loaderData: content }).filter((one) => "script:ld+json" in one && !JSON.stringify(one).includes("BreadcrumbList"));

test("search engines are told the questions that families ask, as words alone, and nothing where there are none", () => {
  const program = bagian("program", "IPA", "Isi");
  expect(told(page(program, bagian("tanya-jawab", "Kapan?", "Mulai **Januari**, lihat [jadwal](/daftar).")))).toEqual([
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        inLanguage: "id",
        mainEntity: [{ "@type": "Question", name: "Kapan?", acceptedAnswer: { "@type": "Answer", text: "Mulai Januari, lihat jadwal." } }],
      },
    },
  ]);
  expect(told(page(program))).toEqual([]);
  expect(told({ ...page(), bagian: null })).toEqual([]);
});
