import { expect, test } from "vitest";
import { readVerbs } from "./support/verbs.ts";

/**
 * Whoever writes by hand leaves a line in the trail, or says here who leaves it. What lines there are stands in docs/trail.md.
 */
const toldElsewhere: Readonly<Record<string, string>> = {
  "absensi/perangkat/kenali-perangkat.server.ts": "renews a device's token; tutupGanda tells when a copied one closes it",
  "absensi/peringatan/periksa-peringatan.server.ts": "a nightly look at figures; the letter that follows has its own line",
  "absensi/siswa/kartu/kartu-kelas.server.ts": "cetakKartu tells that cards were printed",
  "kepegawaian/karier/ingatkan-tempo.server.ts": "remembers whom it reminded; changes nobody's record",
  "disposisi/alur/naik.server.ts": "part of balas and selesai in tindak.server.ts, which tell",
  "disposisi/alur/tegur.server.ts": "remembers whom it reminded; changes nobody's record",
  "naskah/alur/cetak.server.ts": "draws what tandaTanganiNaskah has told",
  "galeri/rincian-video/ambil-rincian-video.server.ts": "figures of another site, fetched each day",
  "akun/masuk/langkah-kedua.server.ts": "a half sign-in; sambut tells of the whole",
  "akun/masuk/percobaan.server.ts": "counts failures; masuk tells when somebody is slowed",
  "akun/sesi/perangkat.server.ts": "remembers a device; sambut tells of the sign-in",
  "akun/sesi/akhiri.server.ts": "part of verbs that tell why sessions end",
  "akun/keamanan/baca-kabar.server.ts": "remembers what was read on a device",
  "akun/keamanan/kabari-keamanan.server.ts": "tells people what another verb did",
  "akun/undangan/undang.server.ts": "uses up an agreement; buatUndangan tells",
  "akun/usulan/berkuasa.server.ts": "part of verbs that tell who was shut out",
  "akun/faktor/kode-pemulihan.server.ts": "part of pasang, lepas and kode, which tell",
  "akun/faktor/bersihkan.server.ts": "sweeps challenges that ran out",
  "akun/faktor/kunci-masuk.server.ts": "counts a passkey's use; sambut tells of the sign-in",
  "akun/faktor/tantangan.server.ts": "remembers challenges that were used",
  "akun/faktor/kunci-sandi.server.ts": "part of pasang and lepas, which tell",
  "akun/faktor/aplikasi.server.ts": "part of pasang and lepas, which tell",
  "akun/administrator-pertama/tautan.server.ts": "there is nobody yet who could have done it",
  "akun/undangan/kirim-undangan.server.ts": "buatUndangan tells",
  "akun/password/simpan-password.server.ts": "part of verbs that tell how a password was changed",
  "kesiswaan/periksa/pindahkan-milik.server.ts": "part of selesaikanGanda, which tells",
  "kesiswaan/periksa/pisahkan-milik.server.ts": "part of urungkan, which tells",
  "berita/redaksi/catat-revisi.server.ts": "the revision is itself the record",
  "berita/daftar/masukkan-berita.server.ts": "an import, told by the store",
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
