import { expect, test } from "vitest";
import { perihalUmum, samarkan } from "./samarkan.ts";

test.each([
  ["Nadia Rahma Tolare", "Nadia R. T."],
  ["Fitriani Lasimpo, S.Pd.", "Fitriani L."],
  ["Drs. H. Ahmad Yani, M.Pd.", "Ahmad Y."],
  ["Sutrisno", "Sut…"],
  ["Ani", "An…"],
])("%s is told as %s", (nama, samar) => {
  expect(samarkan(nama)).toBe(samar);
});

test("a subject tells of people no more than a name and initials, whether filled in or typed", () => {
  const nilai = { "siswa.nama": "Nadia Rahma Tolare", "siswa.nisn": "0091234567", "isian.Acara": "Lomba", tahun: "2026" };
  const umum = (perihal: string) => perihalUmum(perihal, nilai, ["Nadia Rahma Tolare", "Budi Santoso, S.Pd."]);
  expect(umum("Keterangan aktif a.n. {{siswa.nama}} ({{siswa.nisn}})")).toBe("Keterangan aktif a.n. Nadia R. T. (…)");
  expect(umum("Tugas {{isian.Acara}} {{tahun}}: Budi Santoso dan Nadia Rahma Tolare")).toBe("Tugas Lomba 2026: Budi S. dan Nadia R. T.");
  expect(umum("Izin a.n. NADIA  RAHMA TOLARE dan budi santoso")).toBe("Izin a.n. Nadia R. T. dan Budi S.");
  expect(perihalUmum("Izin Ahmad Yani", {}, ["Drs. H. Ahmad Yani, M.Pd."])).toBe("Izin Ahmad Y.");
  expect(perihalUmum("Budidaya ikan oleh Budi", {}, ["Budi"])).toBe("Budidaya ikan oleh Bu…");
  expect([...umum("a".repeat(300))]).toHaveLength(100);
});
