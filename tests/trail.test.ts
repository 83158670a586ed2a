import { expect, test } from "vitest";
import { readVerbs } from "./support/verbs.ts";

/**
 * Whoever writes by hand leaves a line in the trail, or says here who leaves it. What lines there are stands in docs/trail.md.
 */
const toldElsewhere: Readonly<Record<string, string>> = {
  "absensi/perangkat/recognize-perangkat.server.ts": "renews a device's token; closeDuplicate tells when a copied one closes it",
  "absensi/pegawai/ketidakhadiran.server.ts": "who wrote a leave down stands in the line of the leave itself",
  "absensi/peringatan/check-peringatan.server.ts": "a nightly look at figures; the letter that follows has its own line",
  "absensi/siswa/kartu/kartu-kelas.server.ts": "printKartu tells that cards were printed",
  "kepegawaian/karier/remind-tempo.server.ts": "remembers whom it reminded; changes nobody's record",
  "disposisi/workflow/escalate.server.ts": "part of balas and selesai in tindak.server.ts, which tell",
  "disposisi/workflow/remind.server.ts": "remembers whom it reminded; changes nobody's record",
  "galeri/video-detail/take-video-detail.server.ts": "figures of another site, fetched each day",
  "akun/login/second-step.server.ts": "a half sign-in; welcome tells of the whole",
  "akun/login/attempt.server.ts": "counts failures; masuk tells when somebody is slowed",
  "akun/session/device.server.ts": "remembers a device; welcome tells of the sign-in",
  "akun/session/end.server.ts": "part of verbs that tell why sessions end",
  "akun/security/read-kabar.server.ts": "remembers what was read on a device",
  "akun/security/notify-security.server.ts": "tells people what another verb did",
  "akun/undangan/invite.server.ts": "uses up an agreement; createUndangan tells",
  "akun/usulan/powerful.server.ts": "part of verbs that tell who was shut out",
  "akun/second-factor/recovery-code.server.ts": "part of install, remove and code, which tell",
  "akun/second-factor/clean.server.ts": "sweeps challenges that ran out",
  "akun/second-factor/passkey-login.server.ts": "counts a passkey's use; welcome tells of the sign-in",
  "akun/second-factor/challenge.server.ts": "remembers challenges that were used",
  "akun/second-factor/passkey.server.ts": "part of install and remove, which tell",
  "akun/second-factor/authenticator-app.server.ts": "part of install and remove, which tell",
  "akun/first-administrator/link.server.ts": "there is nobody yet who could have done it",
  "akun/undangan/send-undangan.server.ts": "createUndangan tells",
  "akun/password/record-password-length.server.ts": "notes what a right password was like; the sign-in tells",
  "akun/password/save-password.server.ts": "part of verbs that tell how a password was changed",
  "kesiswaan/check/move-records.server.ts": "part of merge, which tells",
  "kesiswaan/check/separate-records.server.ts": "part of separate, which tells",
  "kesiswaan/serahan/hand-over/open-serahan.server.ts": "part of handOver and handBanding, which tell",
  "berita/read/tidy-kosakata.server.ts": "words of the search; the night reports how many went",
  "berita/redaksi/record-revisi.server.ts": "the revision is itself the record",
  "portal/area/favorites.server.ts": "what a person keeps at hand for themself; changes nobody's record",
  "kesiswaan/check/compare-changed.server.ts": "whom to compare, of records that tell their own changes",
  "ppdb/berkas/receive-pieces.server.ts": "pieces under way; receiveBerkas tells of the paper",
  "ppdb/gabung/move-jawaban.server.ts": "part of merging and taking it back, which tell",
  "ppdb/gabung/move-kept.server.ts": "part of merging and taking it back, which tell",
  "ppdb/kabar/tell-jadwal.server.ts": "the row is itself the record of which version a family was told",
  "ppdb/kabar/tell-pengumuman.server.ts": "the row is itself the record that a family was told",
  "ppdb/kabar/tell-perbaikan.server.ts": "the row is itself the record of what a family was told",
  "ppdb/panitia/correct-isian.server.ts": "replaceIsian tells what stood there before, and why",
  "ppdb/panitia/return-isian.server.ts": "movePendaftaran tells the step with its reason",
  "ppdb/penempatan/nism.server.ts": "part of placing and taking back, which tell of each pupil",
  "ppdb/perbaikan/close-perbaikan.server.ts": "part of verbs that tell",
  "ppdb/permintaan/close-permintaan.server.ts": "part of verbs that tell how a field was dealt with",
  "ppdb/surat/make-surat.server.ts": "publishBukti and withdrawBukti tell of each letter",
  "ppdb/surat/withdraw-surat.server.ts": "withdrawBukti tells of each letter",
  "program/find-program.server.ts": "remembers when a key was used last; what it reads and brings has its own lines",
  "berita/register/insert-berita.server.ts": "an import, told by the store",
};

const verbs = readVerbs();
const writers = Map.groupBy(
  verbs.filter(({ file }) => /^src\/(?:modules|portal|server)\//.test(file)),
  ({ file }) => file.replace(/^src\/(?:modules\/)?/, ""),
);

test("the source was read", () => {
  expect(verbs.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(60);
  expect(verbs.filter(({ touches }) => touches.length > 0).length).toBeGreaterThan(20);
  expect(verbs.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(['"revoke" "kunciSurat"', '"merge" "tag"']));
});

test("whoever writes tells the trail", () => {
  const silent = [...writers].filter(
    ([, all]) => all.some(({ writes }) => writes.length > 0) && all.every(({ lines }) => lines.length === 0),
  );
  expect(silent.map(([file]) => file).sort()).toEqual(Object.keys(toldElsewhere).sort());
});
