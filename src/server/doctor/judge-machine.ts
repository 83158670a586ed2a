import { leastFree } from "#kit/database/engine/disk.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { type Finding, notice, problem, well } from "#kit/doctor/finding.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { type DiskFacts, type Facts, isUnread } from "./facts.ts";

/** A night of pictures and the archive of it fit. */
const roomy = 1024 ** 3;
const fewNames = 0.05;
const bearableMs = 5_000;
/** Codes of the second step hold for half a minute before and after. */
const wrongMs = 30_000;

export const judgeMachine = ({ disks, clock, keys, serving, now }: Facts): readonly Finding[] => [
  judgeServing(serving),
  ...disks.map(judgeDisk),
  ...judgeClock(clock, now),
  ...judgeKeys(keys),
];

function judgeServing(serving: Facts["serving"]): Finding {
  const about = "Aplikasi";
  if (serving === "stopped") return notice(about, "Aplikasi tidak sedang berjalan di komputer ini.", "Jalankan: systemctl start portal");
  if (isUnread(serving))
    return problem(
      about,
      `Aplikasi berjalan, tetapi tidak menjawab (${serving.unread}).`,
      "Lihat journalctl -u portal, lalu jalankan ulang.",
    );
  const unwell = serving.lines.filter((line) => !line.endsWith(": baik"));
  if (serving.ready && unwell.length === 0) return well(about, "Aplikasi berjalan dan siap melayani.");
  return problem(about, `Aplikasi belum siap melayani (${unwell.join("; ")}).`, "Sebabnya ada di journalctl -u portal.");
}

function judgeDisk({ title, room }: DiskFacts): Finding {
  const about = "Disk";
  if (isUnread(room))
    return problem(
      about,
      `${title} tidak dapat diperiksa (${room.unread}).`,
      "Muat dahulu pengaturannya (DATA_DIR), dan periksa apakah disknya terpasang.",
    );
  const { free, size, freeNames, names } = room;
  const left = `${title}: sisa ${formatSize(free)} dari ${formatSize(size)}.`;
  if (free < leastFree) return problem(about, left, "Kosongkan disk sekarang: tanpa ruang tidak ada yang dapat disimpan.");
  if (names > 0 && freeNames === 0)
    return problem(about, `${title}: jumlah berkas sudah mencapai batas disk.`, "Hapus berkas kecil yang tidak dipakai.");
  if (free < roomy) return notice(about, left, "Kosongkan sebagian, atau pasang disk yang lebih besar.");
  if (names > 0 && freeNames / names < fewNames)
    return notice(about, `${title}: jumlah berkas hampir mencapai batas disk.`, "Hapus berkas kecil yang tidak dipakai.");
  return well(about, left);
}

function judgeClock({ newest, databaseAhead }: Facts["clock"], now: Date): Finding[] {
  const about = "Jam";
  const cure = "Nyalakan penyelarasan jam: timedatectl set-ntp true";
  const off = Math.abs(databaseAhead ?? 0);
  const found: Finding[] = [];
  if (newest && newest.at.getTime() - now.getTime() > wrongMs)
    found.push(problem(about, `Jam server mundur: ${newest.what} bertanggal ${formatMoment(newest.at)}, di depan jam sekarang.`, cure));
  if (off > bearableMs) {
    const sentence = `Jam server dan jam basis data berbeda ${Math.round(off / 1000)} detik.`;
    found.push(
      off > wrongMs ? problem(about, sentence, `${cure}, di kedua komputer.`) : notice(about, sentence, `${cure}, di kedua komputer.`),
    );
  }
  return found.length > 0 ? found : [well(about, `Jam server ${formatMoment(now)}. Cocokkan dengan jam Anda.`)];
}

function judgeKeys({ folder, faults }: Facts["keys"]): Finding[] {
  const about = "Kunci";
  if (faults.length === 0) return [well(about, `Kunci di ${folder} lengkap, dan tertutup bagi akun lain.`)];
  return faults.map(({ sentence, cure }) => problem(about, sentence, cure));
}
