import type { Action, Policy } from "#kit/access/access.ts";
import type { Peran } from "#modules/akun/index.ts";

/** Everything that is not written here is refused. */
type Rights = Readonly<Record<string, Partial<Readonly<Record<Action, readonly (Peran | { role: Peran; rows: "own" })[]>>>>>;

const kantor = ["administrator", "tataUsaha"] as const;
const pimpinan = ["administrator", "kepala"] as const;

const surat = {
  read: ["administrator", "kepala", "tataUsaha"],
  create: kantor,
  update: kantor,
  delete: kantor,
  restore: kantor,
  import: kantor,
  export: ["administrator", "kepala", "tataUsaha"],
} as const;

const penulis = ["administrator", "humas"] as const;
const pemberiKabar = [...penulis, "tataUsaha"] as const;

const isi = {
  read: ["administrator", "kepala", "humas"],
  create: penulis,
  update: penulis,
  delete: penulis,
  restore: penulis,
  export: penulis,
} as const;

const kabar = {
  read: ["kepala", ...pemberiKabar],
  create: pemberiKabar,
  update: pemberiKabar,
  delete: pemberiKabar,
  restore: pemberiKabar,
  import: pemberiKabar,
  export: pemberiKabar,
} as const;

export const policy: Policy = {
  suratKeluar: surat,
  suratMasuk: surat,
  pendaftaran: {
    read: ["administrator", "kepala", "tataUsaha", "panitiaPpdb"],
    update: ["administrator", "panitiaPpdb"],
    delete: ["administrator", "panitiaPpdb"],
    restore: ["administrator", "panitiaPpdb"],
    export: ["administrator", "kepala", "panitiaPpdb"],
    manage: ["administrator", "panitiaPpdb"],
  },
  periodePpdb: {
    read: ["administrator", "kepala", "tataUsaha", "panitiaPpdb"],
    create: ["administrator", "panitiaPpdb"],
    update: ["administrator", "panitiaPpdb"],
    delete: ["administrator", "panitiaPpdb"],
    restore: ["administrator", "panitiaPpdb"],
    export: ["administrator", "kepala", "panitiaPpdb"],
  },
  pengaturan: { read: isi.read, update: penulis },
  banner: isi,
  keterangan: isi,
  jadwalKerja: isi,
  penghitung: isi,
  programUnggulan: isi,
  // Writers write and ask for a review; only the head of the school and the administrator let news out.
  berita: { ...isi, update: [...penulis, "kepala"], manage: pimpinan },
  kategoriBerita: isi,
  tag: isi,
  album: isi,
  foto: isi,
  gambar: isi,
  video: isi,
  layananVideo: { read: ["administrator"], update: ["administrator"] },
  sejarah: isi,
  kepalaMadrasah: isi,
  visiMisi: { read: isi.read, update: penulis },
  misi: isi,
  tujuan: isi,
  prestasiKami: isi,
  figurPublik: isi,
  bagianHalaman: isi,
  tautanNavigasi: isi,
  pengumuman: kabar,
  agenda: kabar,
  akun: {
    read: pimpinan,
    create: ["administrator"],
    update: ["administrator"],
    delete: ["administrator"],
    restore: ["administrator"],
    manage: ["administrator"],
  },
  audit: { read: pimpinan, export: pimpinan },
  demo: { create: ["administrator"] },
} satisfies Rights;
