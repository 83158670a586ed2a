import type { Stored } from "#kit/database/tables.ts";

type Pendaftaran = Stored<"pendaftaran">;
type DaftarUlang = Stored<"daftarUlang">;

interface Known {
  readonly nikFits: boolean;
  /** What the family added when it had taken the place, as far as it did. */
  readonly tambahan?: DaftarUlang | undefined;
}

export const isIndonesia = (written: string): boolean => /^(wni|indonesia|warga negara indonesia)$/i.test(written.trim());
const agama = { islam: "ISLAM" } as const;
const parent = (wafat: boolean) => (wafat ? "Sudah Meninggal" : "Masih Hidup");

/** What the register of pupils knows of a child from its registration. A NIK that does not fit stays behind: it is looked at again. */
export function pupilOf(sent: Pendaftaran, { nikFits, tambahan }: Known) {
  const wni = isIndonesia(sent.kewarganegaraan);
  return {
    ...(tambahan && addedOf(tambahan)),
    nama: sent.namaLengkap,
    nisn: sent.nisn ?? tambahan?.nisn ?? null,
    nik: wni && nikFits ? (tambahan?.nik ?? sent.nik) : null,
    kewarganegaraan: wni ? ("Indonesia" as const) : ("asing" as const),
    negara: wni ? null : sent.kewarganegaraan.slice(0, 60),
    jenisKelamin: sent.jenisKelamin,
    tempatLahir: sent.tempatLahir,
    tanggalLahir: sent.tanggalLahir,
    agama: Object.hasOwn(agama, sent.agama) ? agama.islam : null,
    alamat: sent.alamat,
    noTelepon: sent.noTelepon,
    email: sent.email,
    asalSekolah: sent.asalSekolah,
    namaAyah: sent.namaAyah,
    statusAyah: parent(sent.ayahWafat),
    pekerjaanAyah: sent.pekerjaanAyah,
    namaIbu: sent.namaIbu,
    statusIbu: parent(sent.ibuWafat),
    pekerjaanIbu: sent.pekerjaanIbu,
    namaWali: sent.namaWali,
    hubunganWali: sent.hubunganWali,
    pekerjaanWali: sent.pekerjaanWali,
    noTeleponOrtu: sent.noTeleponOrtu,
  };
}

function addedOf({ pendaftaranId: _, versi: __, dibuat: ___, diubah: ____, keinginanSaudara: _____, ...added }: DaftarUlang) {
  return added;
}
