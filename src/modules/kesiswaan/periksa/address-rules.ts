import { isWhole, type KnownRegion, regionsNamed, type Wilayah } from "#modules/periksa/index.ts";
import type { SiswaRow, SiswaRule } from "./siswa-row.ts";

export const addressRules: readonly SiswaRule[] = [
  {
    kode: "alamat-wilayah",
    judul: "Wilayah alamat tidak dikenal",
    penjelasan: "Provinsi, kabupaten/kota, dan kecamatan ditulis seperti di Kode Wilayah.",
    sumber: ["EMIS", "Dukcapil"],
    bidang: ["provinsi", "kabupaten", "kecamatan"],
    check: (row, { wilayah }) => addressFault(wilayah, row),
  },
  {
    kode: "alamat-kk",
    judul: "Alamat dan nomor KK beda wilayah",
    penjelasan: "Empat angka pertama nomor KK adalah kabupaten/kota yang menerbitkannya; siapa pindah, mendapat KK baru.",
    sumber: ["Dukcapil"],
    bidang: ["noKk", "provinsi", "kabupaten"],
    check: ({ noKk, provinsi: prov, kabupaten: kab }, { wilayah }) => {
      const [provinsi] = regionsNamed(wilayah, "", prov ?? "");
      if (!noKk || !provinsi) return undefined;
      const dari = wilayah.regions.get(noKk.slice(0, 2));
      if (dari && dari.kode !== provinsi.kode) return `Nomor KK dari ${dari.nama}, alamatnya di ${provinsi.nama}.`;
      const di = regionsNamed(wilayah, provinsi.kode, kab ?? "");
      const terbit = wilayah.regions.get(noKk.slice(0, 4));
      return di.length > 0 && terbit && !di.includes(terbit) ? `Nomor KK dari ${terbit.nama}, alamatnya di ${namesOf(di)}.` : undefined;
    },
  },
  {
    kode: "kode-pos",
    judul: "Kode pos tidak cocok",
    penjelasan: "Kode pos lima angka, tidak berawal 0, dan sesuai provinsinya.",
    sumber: ["EMIS"],
    bidang: ["kodePos", "provinsi"],
    check: ({ kodePos, provinsi: prov }, { wilayah }) => {
      if (!kodePos) return undefined;
      if (!/^[1-9]\d{4}$/.test(kodePos)) return `Kode pos ${kodePos} tidak ada.`;
      const [provinsi] = regionsNamed(wilayah, "", prov ?? "");
      const awal = provinsi?.awalKodePos;
      return awal && !kodePos.startsWith(awal) ? `Kode pos ${kodePos} bukan di ${provinsi.nama}.` : undefined;
    },
  },
];

type Address = Pick<SiswaRow, "provinsi" | "kabupaten" | "kecamatan">;

/** Looked at from above, as far down as the lists are whole. */
function addressFault(wilayah: Wilayah, { provinsi, kabupaten, kecamatan }: Address): string | undefined {
  if (!provinsi || !isWhole(wilayah, "")) return undefined;
  const [prov] = regionsNamed(wilayah, "", provinsi);
  if (!prov) return `Provinsi “${provinsi}” tidak ada di Kode Wilayah.`;
  if (isGone(prov)) return `Provinsi ${prov.nama} tidak berlaku lagi.`;
  const kab = regionsNamed(wilayah, prov.kode, kabupaten ?? "");
  if (kab.length === 0)
    return kabupaten && isWhole(wilayah, prov.kode) ? `“${kabupaten}” bukan kabupaten/kota di ${prov.nama}.` : undefined;
  if (kab.every(isGone)) return `Kabupaten/kota ${namesOf(kab)} tidak berlaku lagi.`;
  if (!kecamatan) return undefined;
  const kec = kab.flatMap(({ kode }) => regionsNamed(wilayah, kode, kecamatan));
  if (kec.length === 0)
    return kab.every(({ kode }) => isWhole(wilayah, kode)) ? `“${kecamatan}” bukan kecamatan di ${namesOf(kab)}.` : undefined;
  return kec.every(isGone) ? `Kecamatan ${namesOf(kec)} tidak berlaku lagi.` : undefined;
}

const isGone = ({ keadaan }: KnownRegion): boolean => keadaan === "lama";
const namesOf = (regions: readonly KnownRegion[]): string => regions.map(({ nama }) => nama).join(" atau ");
