import { ageOn } from "#kit/dates.ts";
import { isKkDated, plainName, readNik, shortDay, type Wilayah } from "#modules/periksa/index.ts";
import { faultIn, whose } from "./identity-rules.ts";
import type { SiswaRow, SiswaRule } from "./siswa-row.ts";

const kk: readonly SiswaRule[] = [
  {
    kode: "kk-bentuk",
    judul: "Nomor KK tidak wajar",
    penjelasan: "Nomor KK berawal kode wilayah, lalu tanggal terbitnya.",
    sumber: ["Dukcapil"],
    bidang: ["noKk"],
    check: ({ noKk }, { wilayah }) =>
      faultIn(wilayah, "Nomor KK", noKk) ??
      (noKk && !isKkDated(noKk) ? `Nomor KK memuat ${noKk.slice(6, 12)}, yang bukan tanggal terbit.` : undefined),
  },
  {
    kode: "kk-nik",
    judul: "Nomor KK sama dengan NIK",
    penjelasan: "Nomor KK dan NIK adalah dua nomor yang berbeda.",
    sumber: ["Dukcapil"],
    bidang: ["noKk", "nik", "nikAyah", "nikIbu", "nikWali"],
    check: ({ noKk, nik, nikAyah, nikIbu, nikWali }) =>
      noKk && [nik, nikAyah, nikIbu, nikWali].includes(noKk) ? "Nomor KK sama dengan NIK siswa, orang tua, atau walinya." : undefined,
  },
  {
    kode: "kk-saudara",
    judul: "Satu KK, orang tua berbeda",
    penjelasan: "Siswa dengan nomor KK yang sama biasanya memiliki orang tua yang sama.",
    sumber: ["Dukcapil", "EMIS"],
    bidang: ["noKk", "namaAyah", "namaIbu"],
    check: ({ id, noKk, namaAyah, namaIbu }, { kk: semua }) => {
      const lain = noKk
        ? semua.get(noKk)?.find((satu) => satu.id !== id && (differs(satu.ayah, namaAyah) || differs(satu.ibu, namaIbu)))
        : undefined;
      return lain ? `Nomor KK-nya sama dengan ${lain.nama}, tetapi nama orang tuanya berbeda.` : undefined;
    },
  },
  {
    kode: "ibu-kk",
    judul: "Satu ibu, nomor KK berbeda",
    penjelasan: "Anak dari ibu yang sama biasanya tercatat di satu KK.",
    sumber: ["Dukcapil", "EMIS"],
    bidang: ["noKk", "nikIbu"],
    check: ({ id, noKk, nikIbu }, { ibu }) => {
      const lain = nikIbu && noKk ? ibu.get(nikIbu)?.find((satu) => satu.id !== id && satu.noKk !== "" && satu.noKk !== noKk) : undefined;
      return lain ? `NIK ibunya sama dengan ${lain.nama}, tetapi nomor KK-nya berbeda.` : undefined;
    },
  },
];

/** One is not written down, or both are the same however they are written. */
const differs = (polos: string, nama: string | null): boolean => {
  const lain = plainName(nama ?? "");
  return polos !== "" && lain !== "" && polos !== lain;
};

const orangTua = (siapa: "Ayah" | "Ibu", [muda, tua]: readonly [number, number]): readonly SiswaRule[] => {
  const kecil = siapa === "Ayah" ? "ayah" : "ibu";
  const lahirOf = (row: SiswaRow) => row[`tanggalLahir${siapa}`];
  const nikOf = (row: SiswaRow) => row[`nik${siapa}`];
  return [
    {
      kode: `${kecil}-umur`,
      judul: `Umur ${kecil} tidak masuk akal`,
      penjelasan: `Saat anak lahir, ${kecil} biasanya berumur ${muda} sampai ${tua} tahun.`,
      sumber: ["EMIS"],
      bidang: [`tanggalLahir${siapa}`, "tanggalLahir"],
      check: (row) => {
        const [lahir, anak] = [lahirOf(row), row.tanggalLahir];
        if (!lahir || !anak) return undefined;
        if (lahir >= anak) return `Tanggal lahir ${kecil} tidak lebih dahulu daripada tanggal lahir anaknya.`;
        const umur = ageOn(lahir, anak);
        return umur < muda || umur > tua ? `Umur ${kecil} ${umur} tahun saat anaknya lahir.` : undefined;
      },
    },
    {
      kode: `${kecil}-nik`,
      judul: `NIK ${kecil} tidak cocok`,
      penjelasan: `NIK ${kecil} dibandingkan dengan tanggal lahir dan jenis kelaminnya.`,
      sumber: ["Dukcapil"],
      bidang: [`nik${siapa}`, `tanggalLahir${siapa}`],
      check: (row, { wilayah }) => nikFault(wilayah, { nik: nikOf(row), lahir: lahirOf(row), siapa }),
    },
    {
      kode: `${kecil}-nik-ganda`,
      judul: `NIK ${kecil} dipakai orang lain`,
      penjelasan: `NIK ${kecil} boleh sama antarsaudara, selama namanya sama.`,
      sumber: ["Dukcapil"],
      bidang: [`nik${siapa}`, `nama${siapa}`],
      check: (row, { pemilik }) => {
        const nik = nikOf(row);
        if (!nik) return undefined;
        const nama = plainName(row[`nama${siapa}`] ?? "");
        const lain = pemilik.get(nik)?.find(({ id, sebagai, nama: miliknya }) => {
          if (id === row.id) return sebagai !== kecil && sebagai !== "wali";
          return sebagai !== kecil ? sebagai === "siswa" || sebagai === (kecil === "ayah" ? "ibu" : "ayah") : differs(miliknya, nama);
        });
        return lain
          ? `NIK ${kecil} tercatat juga ${lain.id === row.id && lain.sebagai === "siswa" ? "sebagai NIK anaknya" : whose(lain, row.id)}.`
          : undefined;
      },
    },
  ];
};

interface Parent {
  readonly nik: string | null;
  readonly lahir: string | null;
  readonly siapa: "Ayah" | "Ibu" | "Wali";
}

function nikFault(wilayah: Wilayah, { nik, lahir, siapa }: Parent): string | undefined {
  const dibaca = readNik(nik);
  if (!dibaca) return undefined;
  const kata = `NIK ${siapa.toLowerCase()}`;
  if (siapa !== "Wali" && dibaca.perempuan !== (siapa === "Ibu"))
    return `${kata} milik seorang ${dibaca.perempuan ? "perempuan" : "laki-laki"}.`;
  if (lahir && dibaca.lahir !== shortDay(lahir)) return `${kata} memuat tanggal lahir ${dibaca.lahir}, yang tercatat ${shortDay(lahir)}.`;
  return faultIn(wilayah, kata, nik);
}

export const familyRules: readonly SiswaRule[] = [
  ...kk,
  ...orangTua("Ayah", [15, 75]),
  ...orangTua("Ibu", [13, 52]),
  {
    kode: "wali-nik",
    judul: "NIK wali tidak cocok",
    penjelasan: "NIK wali dibandingkan dengan tanggal lahirnya.",
    sumber: ["Dukcapil"],
    bidang: ["nikWali", "tanggalLahirWali"],
    check: ({ nikWali, tanggalLahirWali }, { wilayah }) => nikFault(wilayah, { nik: nikWali, lahir: tanggalLahirWali, siapa: "Wali" }),
  },
  {
    kode: "anak-ke",
    judul: "Anak ke- melebihi saudaranya",
    penjelasan: "Anak ke- paling besar jumlah saudara ditambah satu.",
    sumber: ["EMIS"],
    bidang: ["anakKe", "jumlahSaudara"],
    check: ({ anakKe, jumlahSaudara }) =>
      anakKe !== null && jumlahSaudara !== null && anakKe > jumlahSaudara + 1
        ? `Anak ke-${anakKe}, tetapi saudaranya tercatat ${jumlahSaudara}.`
        : undefined,
  },
];
