import upacara from "#modules/absensi/media/upacara.svg?raw";
import teluk from "#modules/beranda/media/teluk.svg?raw";
import pustaka from "#modules/bidang/media/pustaka.svg?raw";
import ruangKelas from "#modules/direktori/media/ruang-kelas.svg?raw";
import bukuJejak from "#modules/jejak/media/buku-jejak.svg?raw";
import piala from "#modules/kesiswaan/media/piala.svg?raw";
import toga from "#modules/kesiswaan/media/toga.svg?raw";
import arsip from "#modules/layanan/media/arsip.svg?raw";
import diagram from "#modules/layanan/media/diagram.svg?raw";
import kalender from "#modules/layanan/media/kalender.svg?raw";
import papanPengumuman from "#modules/layanan/media/papan-pengumuman.svg?raw";
import lensa from "#modules/pencarian/media/lensa.svg?raw";
import amplop from "#modules/pesan/media/amplop.svg?raw";
import kotakSurat from "#modules/pesan/media/kotak-surat.svg?raw";
import formulir from "#modules/ppdb/media/formulir.svg?raw";
import jalan from "#modules/ppdb/media/jalan.svg?raw";
import siswa from "#modules/ppdb/media/siswa.svg?raw";
import timbangan from "#modules/ppdb/media/timbangan.svg?raw";
import gedung from "#modules/profil/media/gedung.svg?raw";
import landai from "#modules/profil/media/landai.svg?raw";
import peti from "#modules/profil/media/peti.svg?raw";
import jendela from "#modules/tata-usaha/media/jendela.svg?raw";

/** Without the fine weave of its ground: at this size nobody sees it, and drawing it takes five seconds. */
const plain = (drawing: string): string => drawing.replaceAll('fill="url(#t)"', 'fill="none"');

const drawings: readonly (readonly [path: string, drawing: string])[] = [
  ["/", teluk],
  ["/profile", gedung],
  ["/departments", pustaka],
  ["/administration", jendela],
  ["/administration/services", jendela],
  ["/administration/procedures", jendela],
  ["/administration/contact", jendela],
  ["/attendance", upacara],
  ["/informasi/ppdb", siswa],
  ["/informasi/ppdb/uji", timbangan],
  ["/informasi/ppdb/aturan", timbangan],
  ["/daftar", formulir],
  ["/daftar/status", jalan],
  ["/pengumuman", papanPengumuman],
  ["/agenda", kalender],
  ["/infografis", diagram],
  ["/informasi-publik", arsip],
  ["/prestasi", piala],
  ["/guru-dan-staf", ruangKelas],
  ["/alumni", toga],
  ["/hubungi", kotakSurat],
  ["/hubungi/jawaban", amplop],
  ["/cari", lensa],
  ["/verifikasi", lensa],
  ["/verifikasi/jejak", bukuJejak],
  ["/privasi", peti],
  ["/aksesibilitas", landai],
];

/** What a page is shared with until the school has chosen a picture for it: the drawing with which it begins, or one of what is done there. */
export const pageDrawings: ReadonlyMap<string, string> = new Map(drawings.map(([path, drawing]) => [path, plain(drawing)]));
