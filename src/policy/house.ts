import { allPeran } from "#modules/akun/index.ts";
import { admin, dinas, file, kantor, kepala, pimpinan, pribadi, type Rights, read, secret, umum } from "./who.ts";

/** The house itself: accounts, keys, the trail. */
export const house = {
  // Papers that prove themselves, and the keys that sign them.
  buktiSurat: [
    [kantor, ["read", "update"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  kunciSurat: [
    [admin, ["read", "update"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  // Files that forms hold. Whether one may be had is a question of its row.
  berkas: [[allPeran, ["create"], secret, "all"]],
  akun: [
    [admin, ["read", "create", "update", "manage"], pribadi, "all"],
    [kepala, read, pribadi, "all"],
  ],
  // Roles that decide, who signs, and ways into such accounts: one proposes, another agrees, whom it concerns may object.
  usulanPeran: [
    [admin, ["read", "create", "manage"], pribadi, "all"],
    [kepala, ["read", "manage"], pribadi, "all"],
    [["tataUsaha", "humas", "panitiaPpdb", "ketuaPpdb", "guru", "waliKelas", "pegawai"], read, pribadi, "own"],
  ],
  // Keys with which programs read and import: an administrator gives them out and takes them back, the head sees them.
  kunciProgram: [
    [admin, ["read", "create", "manage"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  hakAkses: [[pimpinan, read, umum, "all"]],
  // The trail shows of each record what its reader may see there.
  audit: [[pimpinan, file, secret, "all"]],
  penyimpanan: [[admin, ["read", "update"], dinas, "all"]],
  // When backups were made and whether they can be put back; the archives themselves nobody gets here.
  cadangan: [
    [admin, ["read", "create", "manage"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  // What the doctor finds: paths, addresses and versions of the machine.
  kesehatanSistem: [[admin, read, dinas, "all"]],
  demo: [[admin, ["create"], umum, "all"]],
} satisfies Rights;
