import type { ListFilter } from "#kit/ui/table/live-search.tsx";
import { jenisJalur } from "../../jalur/jenis-jalur.ts";
import { keadaanNames, keadaanPendaftaran } from "../../keadaan/keadaan.ts";
import { type Asked, type Masuk, masukDays, writeKurang } from "../asked.ts";
import type { Meja } from "../list-meja.server.ts";

/** What the list can be narrowed by, with how many there are of each. */
export function filtersOf(asked: Asked, { counts, periodes, periode, verifikators }: Meja, ubah: boolean): ListFilter[] {
  const { jalur, verifikator } = counts;
  return [
    {
      ...{ name: "keadaan", label: "Keadaan", all: "Semua keadaan", chosen: asked.keadaan },
      options: keadaanPendaftaran.filter((value) => value !== "draf" || ubah).map((value) => ({ value, label: keadaanNames[value] })),
    },
    {
      ...{ name: "jalur", label: "Jalur", all: "Semua jalur", chosen: asked.jalur },
      options: jenisJalur.flatMap(({ value, label }) => {
        const banyak = jalur.get(value) ?? 0;
        return banyak > 0 || value === asked.jalur ? [{ value, label: told(label, banyak) }] : [];
      }),
    },
    {
      ...{ name: "verifikator", label: "Verifikator", all: "Semua verifikator", chosen: asked.verifikator },
      options: [
        ...(ubah ? [{ value: "saya", label: "Tugas saya" }] : []),
        { value: "tanpa", label: told("Belum ada verifikator", verifikator.get("tanpa") ?? 0) },
        ...verifikators.map(({ id, nama }) => ({ value: id, label: told(nama, verifikator.get(id) ?? 0) })),
      ],
    },
    {
      ...{ name: "berkas", label: "Berkas", all: "Semua berkas", chosen: writeKurang(asked.kurang) },
      options: [
        { value: writeKurang("*"), label: "Ada berkas yang kurang" },
        ...counts.kurang.map(({ dokumen, banyak }) => ({ value: writeKurang(dokumen), label: told(`Kurang: ${dokumen}`, banyak) })),
        ...(asked.kurang === "" || asked.kurang === "*" || counts.kurang.some(({ dokumen }) => dokumen === asked.kurang)
          ? []
          : [{ value: writeKurang(asked.kurang), label: told(`Kurang: ${asked.kurang}`, 0) }]),
      ],
    },
    {
      ...{ name: "masuk", label: "Hari masuk", all: "Semua hari masuk", chosen: asked.masuk },
      options: (Object.keys(masukDays) as Masuk[]).map((value) => ({
        value,
        label: told(masukDays[value].label, counts.masuk.get(value) ?? 0),
      })),
    },
    {
      ...{ name: "ganda", label: "Kiriman", all: "Semua kiriman", chosen: asked.ganda ? "ganda" : "" },
      options: [{ value: "ganda", label: told("Mungkin ganda", counts.ganda) }],
    },
    {
      ...{ name: "umur", label: "Umur", all: "Semua umur", chosen: asked.umur ? "luar" : "" },
      options: [{ value: "luar", label: told("Umur di luar aturan", counts.umur) }],
    },
    {
      ...{ name: "jawaban", label: "Jawaban", all: "Semua jawaban", chosen: asked.jawaban ? "kurang" : "" },
      options: [{ value: "kurang", label: told("Jawaban belum lengkap", counts.jawaban) }],
    },
    ...(periodes.length > 1
      ? [
          {
            ...{ name: "periode", label: "Tahun ajaran", chosen: periode ?? "", usual: asked.periode === "" ? (periode ?? "") : "" },
            options: periodes.map(({ id, tahunAjaran }) => ({ value: id, label: tahunAjaran })),
          },
        ]
      : []),
  ];
}

const told = (label: string, banyak: number): string => `${label} (${banyak.toLocaleString("id-ID")})`;
