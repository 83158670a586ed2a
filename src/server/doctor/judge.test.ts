import { describe, expect, test } from "vitest";
import { judge } from "./examine.ts";
import type { DatabaseFacts, Facts } from "./facts.ts";

const now = new Date("2026-11-24T05:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const gigabyte = 1024 ** 3;
const room = { free: 50 * gigabyte, size: 100 * gigabyte, freeNames: 900, names: 1000 };
const archive = { name: "man-1-palu-x", at: ago(4), size: 5_000_000 };
const run = { startedAt: ago(9), tookMs: 5, state: "selesai", sentence: "2 sesi lama dihapus." } as const;
const job = { name: "bersihkan", title: "Membersihkan", last: run, missedAt: null };
const database: DatabaseFacts = {
  ...{ version: "18.4", size: 5_000_000, connections: 12, mostConnections: 200, isDurable: true, ahead: 3, newestLine: ago(1) },
  schedule: [job],
  replica: null,
  ...{ pending: [], foreign: [], jobs: { oldestDue: 2, givenUp: [] }, rehearsal: { at: ago(100), whole: true } },
};
const healthy: Facts = {
  ...{ now, version: "24.21.0", disks: [{ title: "Disk data", room }], database, mail: { host: "mail.contoh.id", refused: null } },
  settings: { unknown: [], unencrypted: [], publicUrl: new URL("https://man1palu.sch.id"), trustedProxies: ["127.0.0.1"] },
  serving: { ready: true, lines: ["basis data: baik", "ruang disk: baik"] },
  clock: { newest: { what: "berkas", at: ago(1) }, databaseAhead: 3 },
  keys: { folder: "/data/kunci", faults: [], hasRecoveryKey: true },
  backups: { place: "/mnt/cadangan", placeState: "apart", newest: archive },
};

/** What is not well, as the operator reads it. */
const found = (change: Partial<Facts>) =>
  judge({ ...healthy, ...change })
    .filter(({ level }) => level !== "baik")
    .map(({ about, level, sentence, cure }) => `${level} ${about}: ${sentence} → ${cure}`);
const asked = (change: Partial<DatabaseFacts>): Partial<Facts> => ({ database: { ...database, ...change } });
const told = (change: Partial<Facts["settings"]>): Partial<Facts> => ({ settings: { ...healthy.settings, ...change } });
const disk = (change: object): Partial<Facts> => ({ disks: [{ title: "Disk data", room: { ...room, ...change } }] });
const backups = (change: Partial<Facts["backups"]>): Partial<Facts> => ({ backups: { ...healthy.backups, ...change } });

test("where all is well, every part says so and nothing is to be done", () => {
  expect(found({})).toEqual([]);
  const parts = [
    "Aplikasi",
    "Disk",
    "Jam",
    "Kunci",
    "Pengaturan",
    "Alamat dan proxy",
    "Surel",
    "Cadangan",
    "Kunci pemulihan",
    "Basis data",
  ];
  const all = judge(healthy);
  expect(all.map(({ about }) => about)).toEqual([...parts, "Latihan pemulihan", "Tugas", "Tugas terjadwal"]);
  expect(all.filter(({ cure }) => cure)).toEqual([]);
});

describe("each of these is a problem of its own, with what to do about it", () => {
  test.each<[string, Partial<Facts>, RegExp]>([
    ["a product that does not answer", { serving: { unread: "tidak menjawab" } }, /Aplikasi: .*tidak menjawab.*journalctl/],
    [
      "one that is not ready",
      { serving: { ready: false, lines: ["basis data: terganggu", "ruang disk: baik"] } },
      /\(basis data: terganggu\)/,
    ],
    ["a full disk", disk({ free: 60 * 1024 ** 2 }), /Disk: Disk data: sisa 60 MB/],
    ["a disk that takes no more files", disk({ freeNames: 0 }), /Disk: .*batas disk/],
    ["a disk that is away", { disks: [{ title: "Disk data", room: { unread: "tidak ada" } }] }, /tidak dapat diperiksa \(tidak ada\)/],
    ["a clock that was set back", { clock: { ...healthy.clock, newest: { what: "berkas", at: ago(-1) } } }, /Jam server mundur.*set-ntp/],
    ["a clock that differs from the database's", { clock: { newest: null, databaseAhead: -40_000 } }, /berbeda 40 detik/],
    [
      "a key that others can read",
      { keys: { ...healthy.keys, faults: [{ sentence: "Terbuka.", cure: "chmod" }] } },
      /Kunci: Terbuka\. → chmod/,
    ],
    ["no recovery key", { keys: { ...healthy.keys, hasRecoveryKey: false } }, /Kunci pemulihan: Belum ada.*backup:key/],
    ["https without a trusted proxy", told({ trustedProxies: [] }), /TRUSTED_PROXIES kosong/],
    ["a mail server that refuses", { mail: { host: "m", refused: "menolak akun atau password" } }, /Server surel m menolak akun/],
    ["a backup disk that is not mounted", backups({ placeState: "missing", newest: null }), /Tempat cadangan \/mnt\/cadangan tidak ada/],
    ["no backup", backups({ newest: null }), /Belum ada cadangan/],
    ["a backup of the night before last", backups({ newest: { ...archive, at: ago(37) } }), /sudah lewat 36 jam.*npm run backup/],
    ["backups that cannot be read", backups({ newest: { unread: "tidak menjawab" } }), /tidak terbaca \(tidak menjawab\)/],
    ["a database that is away", { database: { unread: "tidak menjawab" } }, /Basis data: .*tidak terbaca/],
    ["a database without fsync", asked({ isDurable: false }), /fsync mati/],
    ["a database newer than the code", asked({ foreign: ["besok"] }), /lebih baru daripada aplikasi ini \(besok\)/],
    ["a rehearsal that failed", asked({ rehearsal: { at: ago(3), whole: false } }), /Latihan terakhir .* gagal/],
    ["work that nobody takes", asked({ jobs: { oldestDue: 1200, givenUp: [] } }), /menunggu 20 menit/],
    [
      "a scheduled job that failed",
      asked({ schedule: [{ ...job, last: { ...run, state: "gagal", sentence: "Disk penuh." } }] }),
      /"Membersihkan" gagal .*Disk penuh\./,
    ],
    ["a queue that cannot be read", asked({ jobs: { unread: "tidak terbaca" } }), /Antrean tugas tidak terbaca/],
  ])("%s", (_, change, words) => {
    const all = found(change);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(words);
    expect(all[0]).toMatch(/^masalah .* → \S/);
  });
});

describe("each of these is worth a look", () => {
  test.each<[string, Partial<Facts>, RegExp]>([
    ["a product that is stopped", { serving: "stopped" }, /tidak sedang berjalan.*systemctl start/],
    ["a database that is stopped with it", { database: "stopped" }, /ikut berhenti/],
    ["a disk that fills up", disk({ free: 900 * 1024 ** 2 }), /sisa 900 MB/],
    ["a disk that is short of names", disk({ freeNames: 40 }), /hampir mencapai batas/],
    ["a clock that drifts", { clock: { newest: null, databaseAhead: 7_000 } }, /berbeda 7 detik/],
    ["an unknown setting", told({ unknown: ["Pengaturan X tidak dikenal."] }), /Pengaturan X tidak dikenal\..*jalankan ulang/],
    ["a connection that can be read", told({ unencrypted: ["sambungan tidak dienkripsi; pakai https"] }), /Sambungan tidak dienkripsi/],
    ["no public address", told({ publicUrl: undefined }), /PUBLIC_URL kosong/],
    ["no mail server", { mail: "none" }, /SMTP_URL kosong/],
    ["backups beside the data", backups({ placeState: "beside" }), /disk yang sama.*BACKUP_TO/],
    ["a structure that is behind the code", asked({ pending: ["besok"] }), /1 perubahan .* \(besok\).*Jalankan ulang/],
    ["a database that runs out of connections", asked({ connections: 180 }), /180 dari 200 sambungan/],
    [
      "a scheduled job that did not run",
      asked({ schedule: [{ ...job, missedAt: ago(9) }] }),
      /"Membersihkan" seharusnya selesai sejak .*pukul/,
    ],
    ["reports that cannot be read", asked({ schedule: { unread: "tidak terbaca" } }), /Laporan tugas tidak terbaca/],
    ["no rehearsal", asked({ rehearsal: null }), /Belum pernah ada latihan/],
    ["a rehearsal of last month", asked({ rehearsal: { at: ago(24 * 20), whole: true } }), /lebih dari dua minggu/],
    [
      "work that was given up",
      asked({ jobs: { oldestDue: 0, givenUp: [{ name: "sapu-gambar", count: 2 }] } }),
      /"sapu-gambar" gagal 2 kali/,
    ],
  ])("%s", (_, change, words) => {
    const all = found(change);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(words);
    expect(all[0]).toMatch(/^perhatian .* → \S/);
  });
});

test("what is wrong is said before what could be better, and that before what is well", () => {
  const order = judge({ ...healthy, mail: "none", keys: { ...healthy.keys, hasRecoveryKey: false } }).map(({ level }) => level);
  expect(order.slice(0, 3)).toEqual(["masalah", "perhatian", "baik"]);
});

test("a replica that is left alone is told, and one that keeps up is well", () => {
  const beside = (replica: DatabaseFacts["replica"]) => found({ database: { ...database, replica } });
  expect(beside({ usable: true, lag: 0.4, reason: null })).toEqual([]);
  expect(beside({ usable: false, lag: 9, reason: "tertinggal lebih dari 5 detik" })).toEqual([
    "perhatian Basis data bacaan: Tidak dipakai: tertinggal lebih dari 5 detik. Layar dibaca dari basis data utama. → Periksa DATABASE_READ_URL, dan apakah server itu menyala dan mengikuti yang utama.",
  ]);
});
