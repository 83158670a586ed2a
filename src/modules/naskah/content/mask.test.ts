import { expect, test } from "vitest";
import { mask, perihalUmum } from "./mask.ts";

test.each([
  ["Nadia Rahma Tolare", "Nadia R. T."],
  ["Fitriani Lasimpo, S.Pd.", "Fitriani L."],
  ["Drs. H. Ahmad Yani, M.Pd.", "Ahmad Y."],
  ["Sutrisno", "Sut…"],
  ["Ani", "An…"],
])("%s is told as %s", (nama, samar) => {
  expect(mask(nama)).toBe(samar);
});

const value = { "siswa.nama": "Nadia Rahma Tolare", "siswa.nisn": "0091234567", "isian.Acara": "Syukuran Ibu Murni", tahun: "2026" };
const umum = (perihal: string, template = perihal) =>
  perihalUmum({ perihal, template }, value, ["Nadia Rahma Tolare", "Budi Santoso, S.Pd."]);

test("a subject tells of people no more than a name and initials", () => {
  expect(umum("Keterangan aktif a.n. {{siswa.nama}} ({{siswa.nisn}})")).toBe("Keterangan aktif a.n. Nadia R. T. (…)");
  expect(umum("Izin a.n. NADIA  RAHMA TOLARE dan budi santoso")).toBe("Izin a.n. Nadia R. T. dan Budi S.");
  const [ahmad, budi] = ["Izin Ahmad Yani", "Budidaya ikan oleh Budi"];
  expect(perihalUmum({ perihal: ahmad, template: ahmad }, {}, ["Drs. H. Ahmad Yani, M.Pd."])).toBe("Izin Ahmad Y.");
  expect(perihalUmum({ perihal: budi, template: budi }, {}, ["Budi"])).toBe("Budidaya ikan oleh Bu…");
  const pendek = "Izin al, dan Ani";
  expect(perihalUmum({ perihal: pendek, template: pendek }, {}, ["al", " x ", "Ani"])).toBe("Izin al, dan An…");
  expect([...(umum("a".repeat(300)) ?? "")]).toHaveLength(100);
});

test("a subject tells nothing that was typed by hand", () => {
  expect(umum("Undangan {{isian.Acara}} {{tahun}}")).toBe("Undangan … 2026");
  expect(umum("Undangan rapat bersama Sitti Aminah", "Undangan rapat")).toBeNull();
  expect(perihalUmum({ perihal: "Undangan rapat", template: null }, value, [])).toBeNull();
});

test("a field of one's own that is called like a person's tells nothing either", () => {
  const own = { "isian.siswa.nama": "Nadia Rahma Tolare", "siswa.namaPanggilan": "Nadia Rahma" };
  expect(
    perihalUmum(
      { perihal: "{{isian.siswa.nama}}, {{siswa.namaPanggilan}}", template: "{{isian.siswa.nama}}, {{siswa.namaPanggilan}}" },
      own,
      [],
    ),
  ).toBe("…, …");
});

test("a name is known however it is spaced in the records, with its titles, and two letters are none", () => {
  const umum = (teks: string, nama: string) => perihalUmum({ perihal: teks, template: teks }, {}, [nama]);
  for (const nama of ["Budi Santoso, S.Pd.", " Budi Santoso, S.Pd. ", "Budi  Santoso,  S.Pd."])
    expect(umum("Izin Budi Santoso, S.Pd. hari ini", nama), nama).toBe("Izin Budi S. hari ini");
  expect(umum("Izin Al hari ini", "Al  ")).toBe("Izin Al hari ini");
  expect(umum("Izin Ali hari ini", "Ali")).toBe("Izin Al… hari ini");
  expect(mask("  ")).toBe("…");
});
