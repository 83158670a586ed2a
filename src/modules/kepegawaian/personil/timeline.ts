import type { Row } from "#kit/register/register.ts";
import type { CatatanRiwayat } from "../riwayat/catatan.ts";

/** Everything that happened to a person, youngest first; what has no date stands at the end. */
export function timeline(row: Row, catatan: readonly CatatanRiwayat[]): CatatanRiwayat[] {
  const semua = [...catatan, ...fromData(row)];
  return semua.sort((satu, lain) => (lain.tanggal ?? "").localeCompare(satu.tanggal ?? ""));
}

function* fromData({ id, nama, tempatLahir, tanggalLahir, tmt }: Row): Generator<CatatanRiwayat> {
  const diri = { register: "pegawai", rincian: [], dokumen: null };
  if (typeof tanggalLahir === "string")
    yield { ...diri, id: `${id} lahir`, tanggal: tanggalLahir, jenis: "Lahir", judul: String(tempatLahir ?? nama) };
  if (typeof tmt === "string")
    yield { ...diri, id: `${id} tmt`, tanggal: tmt, jenis: "Mulai bertugas", judul: "TMT bertugas sebagai pegawai" };
}
