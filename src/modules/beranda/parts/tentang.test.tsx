import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StoredPicture } from "#kit/media/picture.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { Tentang } from "./tentang.tsx";

const sekolah = { namaLengkap: "MAN Uji", tentang: "Madrasah uji. Di tepi teluk.", tanggalBerdiri: "1991-06-13" } as Pengaturan;
const foto = { id: "1", lebar: 960, tinggi: 640, warna: "#0b3b2e", alt: "Gedung madrasah", fokusX: 0.5, fokusY: 0.5, varian: [] };
const html = (of: StoredPicture | null) => renderToStaticMarkup(<Tentang sekolah={sekolah} foto={of} />);

test("beside the words stands the school's picture, and as long as it has none the year in which it began", () => {
  expect(html(null)).toContain("<b>1991</b>");
  const shown = html({ ...foto, varian: [{ width: 960, avif: "a.avif", webp: "a.webp", bytes: 1 }] } as unknown as StoredPicture);
  expect(shown).toContain('alt="Gedung madrasah"');
  expect(shown).not.toContain("<b>1991</b>");
});
