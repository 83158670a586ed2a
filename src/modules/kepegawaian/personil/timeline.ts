import type { Row } from "#kit/register/register.ts";
import type { CatatanRiwayat } from "../riwayat/catatan.ts";

export interface Peristiwa extends CatatanRiwayat {
  /** "Menikah", "Kenaikan pangkat" … */
  readonly jenis: string;
}

/** What an entry of each register is called on a line of time; family by what happened that day. */
const labels: Readonly<Record<string, readonly [bertanggal: string, tanpaTanggal?: string]>> = {
  orangTua: ["Orang tua lahir", "Orang tua"],
  pasangan: ["Menikah", "Suami/istri"],
  anak: ["Anak lahir", "Anak"],
  pendidikan: ["Pendidikan"],
  kepangkatan: ["Kepangkatan"],
  jabatan: ["Jabatan"],
  pelatihan: ["Pelatihan"],
  penghargaan: ["Penghargaan"],
};

/** Everything that happened to a person, youngest first; what has no date stands at the end. */
export function timeline(row: Row, catatan: readonly CatatanRiwayat[]): Peristiwa[] {
  const semua = [...catatan.map(peristiwa), ...fromData(row)];
  return semua.sort((satu, lain) => (lain.tanggal ?? "").localeCompare(satu.tanggal ?? ""));
}

function peristiwa(catatan: CatatanRiwayat): Peristiwa {
  const [bertanggal, tanpaTanggal = bertanggal] = labels[catatan.register] ?? [catatan.register];
  return { ...catatan, jenis: catatan.tanggal ? bertanggal : tanpaTanggal };
}

function* fromData({ id, nama, tempatLahir, tanggalLahir, tmt }: Row): Generator<Peristiwa> {
  const diri = { register: "pegawai", rincian: [], dokumen: null };
  if (typeof tanggalLahir === "string")
    yield { ...diri, id: `${id} lahir`, tanggal: tanggalLahir, jenis: "Lahir", judul: String(tempatLahir ?? nama) };
  if (typeof tmt === "string")
    yield { ...diri, id: `${id} tmt`, tanggal: tmt, jenis: "Mulai bertugas", judul: "TMT bertugas sebagai pegawai" };
}
