import { awalKodePos, isKecamatan, kabupaten, kabupatenCode, provinsi, provinsiCode } from "#modules/periksa/index.ts";
import type { SiswaRule } from "./siswa-row.ts";

export const addressRules: readonly SiswaRule[] = [
  {
    kode: "alamat-wilayah",
    judul: "Wilayah alamat tidak dikenal",
    penjelasan: "Provinsi, kabupaten/kota, dan kecamatan ditulis seperti di daftar Kemendagri.",
    sumber: ["EMIS", "Dukcapil"],
    bidang: ["provinsi", "kabupaten", "kecamatan"],
    check: ({ provinsi: prov, kabupaten: kab, kecamatan }) => {
      if (!prov) return undefined;
      const kodeProv = provinsiCode(prov);
      if (!kodeProv) return `Provinsi “${prov}” tidak ada di daftar Kemendagri.`;
      const kode = kab ? kabupatenCode(kodeProv, kab) : undefined;
      if (kode === null) return `“${kab}” bukan kabupaten/kota di ${provinsi[kodeProv]}.`;
      return kode && kecamatan && !isKecamatan(kode, kecamatan) ? `“${kecamatan}” bukan kecamatan di ${kabupaten[kode]}.` : undefined;
    },
  },
  {
    kode: "alamat-kk",
    judul: "Alamat dan nomor KK beda wilayah",
    penjelasan: "Empat angka pertama nomor KK adalah kabupaten/kota yang menerbitkannya; siapa pindah, mendapat KK baru.",
    sumber: ["Dukcapil"],
    bidang: ["noKk", "provinsi", "kabupaten"],
    check: ({ noKk, provinsi: prov, kabupaten: kab }) => {
      const kodeProv = prov ? provinsiCode(prov) : undefined;
      if (!noKk || !kodeProv) return undefined;
      const dariKk = noKk.slice(0, 2);
      if (dariKk !== kodeProv && Object.hasOwn(provinsi, dariKk))
        return `Nomor KK dari ${provinsi[dariKk]}, alamatnya di ${provinsi[kodeProv]}.`;
      const kode = kab ? kabupatenCode(kodeProv, kab) : undefined;
      const terbit = kabupaten[noKk.slice(0, 4)];
      return kode && terbit && kode !== noKk.slice(0, 4) ? `Nomor KK dari ${terbit}, alamatnya di ${kabupaten[kode]}.` : undefined;
    },
  },
  {
    kode: "kode-pos",
    judul: "Kode pos tidak cocok",
    penjelasan: "Kode pos lima angka, tidak berawal 0, dan sesuai provinsinya.",
    sumber: ["EMIS"],
    bidang: ["kodePos", "provinsi"],
    check: ({ kodePos, provinsi: prov }) => {
      if (!kodePos) return undefined;
      if (!/^[1-9]\d{4}$/.test(kodePos)) return `Kode pos ${kodePos} tidak ada.`;
      const kodeProv = prov ? (provinsiCode(prov) ?? "") : "";
      const awal = awalKodePos[kodeProv];
      return awal && !kodePos.startsWith(awal) ? `Kode pos ${kodePos} bukan di ${provinsi[kodeProv]}.` : undefined;
    },
  },
];
