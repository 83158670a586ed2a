import { formatMoment } from "#kit/dates.ts";
import { type Finding, notice, problem, well } from "#kit/doctor/finding.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { type BackupFacts, type DatabaseFacts, type Facts, isUnread } from "./facts.ts";

/** After a night without one. */
const lateBackupMs = 36 * 3_600_000;
/** After a Sunday without one, and a second. */
const lateRehearsalMs = 15 * 86_400_000;
const longestQueueSeconds = 15 * 60;
const mostConnections = 0.85;

export const judgeData = ({ backups, keys, database, now }: Facts): readonly Finding[] => [
  ...judgeBackups(backups, now),
  keys.hasRecoveryKey
    ? well("Kunci pemulihan", "Kunci pemulihan sudah dibuat. Pastikan kertasnya masih ada.")
    : problem(
        "Kunci pemulihan",
        "Belum ada kunci pemulihan: bila komputer ini hilang, cadangan tidak dapat dibuka.",
        "Buat di halaman Cadangan, atau dengan npm run backup:key, lalu simpan kertasnya jauh dari server.",
      ),
  ...judgeDatabase(database, now),
];

function judgeBackups({ place, placeState, newest }: BackupFacts, now: Date): Finding[] {
  const about = "Cadangan";
  if (placeState === "missing")
    return [problem(about, `Tempat cadangan ${place} tidak ada.`, "Pasang disknya, lalu jalankan npm run backup.")];
  const beside = notice(
    about,
    `Cadangan disimpan di ${place}, di disk yang sama dengan data: keduanya hilang bersama.`,
    "Isi BACKUP_TO dengan folder di disk lain, bucket S3, atau komputer lain (sftp).",
  );
  return [judgeNewest(newest, place, now), ...(placeState === "beside" ? [beside] : [])];
}

function judgeNewest(newest: BackupFacts["newest"], place: string, now: Date): Finding {
  const about = "Cadangan";
  if (newest === null) return problem(about, `Belum ada cadangan di ${place}.`, "Jalankan npm run backup.");
  if (isUnread(newest))
    return problem(about, `Tempat cadangan ${place} tidak terbaca (${newest.unread}).`, "Periksa BACKUP_TO dan sambungannya.");
  const last = `Cadangan terakhir dibuat ${formatMoment(newest.at)} (${formatSize(newest.size)})`;
  if (now.getTime() - newest.at.getTime() <= lateBackupMs) return well(about, `${last}.`);
  return problem(about, `${last}: sudah lewat 36 jam.`, "Jalankan npm run backup, dan lihat halaman Cadangan untuk sebabnya.");
}

function judgeDatabase(database: Facts["database"], now: Date): Finding[] {
  const about = "Basis data";
  if (database === "stopped")
    return [notice(about, "Basis data bawaan ikut berhenti, jadi tidak diperiksa.", "Jalankan aplikasi, lalu periksa sekali lagi.")];
  if (isUnread(database))
    return [
      problem(about, `Basis data tidak terbaca (${database.unread}).`, "Periksa apakah server basis data menyala, dan isi DATABASE_URL."),
    ];
  return [
    judgeServer(database),
    ...judgeReplica(database.replica),
    ...judgeStructure(database),
    judgeRehearsal(database.rehearsal, now),
    ...judgeQueue(database.jobs),
    ...judgeSchedule(database.schedule),
  ];
}

function judgeServer({ version, size, connections, mostConnections: most, isDurable }: DatabaseFacts): Finding {
  const about = "Basis data";
  const state = `PostgreSQL ${version}, ${formatSize(size)}, ${connections} dari ${most} sambungan terpakai.`;
  if (!isDurable) return problem(about, "fsync mati: data bisa hilang saat listrik padam.", "Nyalakan fsync di server basis data.");
  if (connections / most > mostConnections)
    return notice(about, state, "Naikkan max_connections di server, atau hentikan program lain yang memakainya.");
  return well(about, state);
}

function judgeReplica(replica: DatabaseFacts["replica"]): Finding[] {
  const about = "Basis data bacaan";
  if (replica === null) return [];
  if (replica.usable) return [well(about, "Mengikuti basis data utama; layar dibaca dari sana.")];
  return [
    notice(
      about,
      `Tidak dipakai: ${replica.reason}. Layar dibaca dari basis data utama.`,
      "Periksa DATABASE_READ_URL, dan apakah server itu menyala dan mengikuti yang utama.",
    ),
  ];
}

function judgeStructure({ pending, foreign }: DatabaseFacts): Finding[] {
  const about = "Basis data";
  if (foreign.length > 0)
    return [
      problem(about, `Basis data lebih baru daripada aplikasi ini (${foreign.join(", ")}).`, "Jalankan versi aplikasi yang lebih baru."),
    ];
  if (pending.length > 0)
    return [notice(about, `${pending.length} perubahan susunan basis data menunggu (${pending.join(", ")}).`, "Jalankan ulang aplikasi.")];
  return [];
}

function judgeRehearsal(rehearsal: DatabaseFacts["rehearsal"], now: Date): Finding {
  const about = "Latihan pemulihan";
  const cure = "Jalankan npm run restore:drill.";
  if (isUnread(rehearsal)) return notice(about, `Riwayat latihan tidak terbaca (${rehearsal.unread}).`, cure);
  if (!rehearsal) return notice(about, "Belum pernah ada latihan pemulihan.", cure);
  const last = `Latihan terakhir ${formatMoment(rehearsal.at)}`;
  if (!rehearsal.whole)
    return problem(about, `${last} gagal: cadangan mungkin tidak dapat dipulihkan.`, `${cure} Sebabnya ada di halaman Cadangan.`);
  if (now.getTime() - rehearsal.at.getTime() > lateRehearsalMs) return notice(about, `${last}, sudah lebih dari dua minggu.`, cure);
  return well(about, `${last} berhasil.`);
}

function judgeQueue(jobs: DatabaseFacts["jobs"]): Finding[] {
  const about = "Tugas";
  if (isUnread(jobs)) return [problem(about, `Antrean tugas tidak terbaca (${jobs.unread}).`, "Jalankan ulang aplikasi.")];
  const waiting =
    jobs.oldestDue > longestQueueSeconds
      ? [
          problem(
            about,
            `Ada tugas yang menunggu ${Math.round(jobs.oldestDue / 60)} menit.`,
            "Jalankan ulang aplikasi; sebabnya ada di catatannya.",
          ),
        ]
      : [];
  const failed = jobs.givenUp.map(({ name, count }) =>
    notice(about, `Tugas "${name}" gagal ${count} kali sampai percobaan terakhir.`, "Sebabnya ada di journalctl -u portal."),
  );
  return waiting.length + failed.length > 0 ? [...waiting, ...failed] : [well(about, "Antrean tugas berjalan, tidak ada yang tertinggal.")];
}

function judgeSchedule(schedule: DatabaseFacts["schedule"]): Finding[] {
  const about = "Tugas terjadwal";
  const cure = "Sebabnya ada di journalctl -u portal; tugas itu berjalan lagi pada waktunya.";
  if (isUnread(schedule)) return [notice(about, `Laporan tugas tidak terbaca (${schedule.unread}).`, "Jalankan ulang aplikasi.")];
  const found = schedule.flatMap(({ title, last, missedAt }) => {
    if (missedAt) return [notice(about, `"${title}" seharusnya selesai sejak ${formatMoment(missedAt)}, dan belum.`, cure)];
    if (last?.state !== "gagal") return [];
    return [problem(about, `"${title}" gagal ${formatMoment(last.startedAt)}. ${last.sentence}`, cure)];
  });
  return found.length > 0 ? found : [well(about, "Semua tugas terjadwal berjalan pada waktunya.")];
}
