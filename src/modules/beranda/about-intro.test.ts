import { expect, test } from "vitest";
import { aboutIntro } from "./about-intro.ts";

test.each([
  ["Madrasah di Palu. Kami ada sejak 1991. Datanglah!", "Madrasah di Palu.", ["Kami ada sejak 1991. Datanglah!"]],
  ["Kami di Jl. Jamur, Kec. Palu Barat, sejak masa Drs. H. Abd. Rahman. Lalu tumbuh.", /Rahman\.$/, ["Lalu tumbuh."]],
  ["Dipimpin Prof. Dr. Hasan, M.Pd. di Sulawesi. Begitulah.", "Dipimpin Prof. Dr. Hasan, M.Pd. di Sulawesi.", ["Begitulah."]],
  ["Berdiri tahun 1991. Besar kini.", "Berdiri tahun 1991.", ["Besar kini."]],
  ["Sekolah kami ini. Ya.", "Sekolah kami ini.", ["Ya."]],
  ["Tanpa titik\n\nAlinea dua.\n\nAlinea tiga.", "Tanpa titik", ["Alinea dua.", "Alinea tiga."]],
  ["Satu saja.", "Satu saja.", []],
])("%j begins with its first sentence and keeps its paragraphs", (tentang, kalimat, alinea) => {
  const dibaca = aboutIntro(tentang);
  expect(dibaca.kalimat).toMatch(kalimat);
  expect(dibaca.alinea).toEqual(alinea);
});
