import type { Register } from "#kit/register/register.ts";
import { riwayat } from "#modules/kepegawaian/index.ts";
import { policy } from "./policy.ts";
import { registers } from "./registers.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

const siteDocument = { kind: "document", access: "public", shell: "site" } as const;
const bareDocument = { kind: "document", access: "public", shell: "bare" } as const;
const siteScreen = { kind: "application", shell: "site" } as const;
const portalScreen = { kind: "application", shell: "portal" } as const;
const bareScreen = { kind: "application", shell: "bare" } as const;

/** Where a register's record has more to show than its fields. */
const ownScreens: Readonly<Record<string, Pick<Page, "file">>> = {
  "pegawai detail.tsx": { file: "modules/kepegawaian/personil/screens/rincian.tsx" },
};

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  { path: "/", file: "modules/beranda/screens/beranda.tsx", ...siteDocument },
  { path: "/profile", file: "modules/profil/screens/profil.tsx", ...siteDocument, query: ["tab"] },
  { path: "/departments", file: "modules/bidang/screens/bidang.tsx", ...siteDocument, query: ["tab"] },
  { path: "/administration", file: "modules/tata-usaha/screens/tata-usaha.tsx", ...siteDocument, query: ["tab"] },
  { path: "/administration/:section", file: "modules/tata-usaha/screens/bagian-tata-usaha.tsx", ...siteDocument },
  { path: "/attendance", file: "modules/absensi/screens/absensi.tsx", ...siteDocument, query: ["tab"], signedIn: "/kehadiran" },
  { path: "/informasi/ppdb", file: "modules/ppdb/screens/info.tsx", ...siteDocument },
  { path: "/news", file: "modules/berita/screens/news.tsx", ...siteDocument, query: ["berita", "cari", "kategori", "halaman"] },
  { path: "/gallery", file: "modules/galeri/screens/gallery.tsx", ...siteDocument, query: ["foto", "album", "halaman"] },
  { path: "/pengumuman", file: "modules/layanan/screens/pengumuman.tsx", ...siteDocument, query: ["cari", "halaman"] },
  { path: "/agenda", file: "modules/layanan/screens/agenda.tsx", ...siteDocument, query: ["waktu", "halaman"] },
  { path: "/infografis", file: "modules/layanan/screens/infografis.tsx", ...siteDocument, query: ["lihat", "halaman"] },
  {
    path: "/informasi-publik",
    file: "modules/layanan/screens/informasi-publik.tsx",
    ...siteDocument,
    query: ["kategori", "cari", "halaman"],
  },
  { path: "/informasi-publik/:id/unduh", file: "modules/layanan/screens/unduh-informasi.ts", access: "public", ...bareScreen },
  { path: "/api/docs", file: "server/openapi/docs.tsx", ...siteDocument },
  { path: "/berita.rss", file: "site/feeds/rss.ts", ...bareDocument },
  { path: "/berita.json", file: "site/feeds/json-feed.ts", ...bareDocument },
  { path: "/agenda.ics", file: "site/feeds/agenda-ics.ts", ...bareDocument },
  { path: "/sitemap.xml", file: "site/feeds/sitemap.ts", ...bareDocument },
  { path: "/robots.txt", file: "site/feeds/robots.ts", ...bareDocument },
  { path: "/manifest.webmanifest", file: "site/feeds/manifest.ts", ...bareDocument },
  { path: "/ikon.png", file: "site/feeds/icon.ts", ...bareDocument, query: ["ukuran", "bentuk"] },
  { path: "/sw.js", file: "site/feeds/service-worker.ts", ...bareDocument },
  { path: "/bagikan.png", file: "site/feeds/share-picture.ts", ...bareDocument, query: ["berita"] },
  { path: "/luring", file: "modules/beranda/screens/luring.tsx", ...siteDocument },
  { path: "/registration", file: "modules/ppdb/screens/registration.ts", ...bareDocument },
  { path: "/daftar/bukti/:rahasia", file: "modules/ppdb/screens/bukti.tsx", access: "public", ...siteScreen },
  { path: "/daftar/bukti/:rahasia/unduh", file: "modules/ppdb/screens/unduh-bukti.ts", access: "public", ...bareScreen },
  { path: "/administration/pendaftaran/:id/bukti", file: "modules/ppdb/screens/cetak-bukti.ts", access: "pendaftaran:read", ...bareScreen },
  { path: "/daftar", file: "modules/ppdb/screens/daftar.tsx", access: "public", ...siteScreen },
  { path: "/verifikasi", file: "modules/verifikasi/screens/verifikasi.tsx", access: "public", ...siteScreen, camera: true },
  {
    path: "/prestasi",
    file: "modules/kesiswaan/screens/prestasi-publik.tsx",
    ...siteDocument,
    query: ["tahun", "tingkat", "bidang", "halaman"],
  },
  { path: "/alumni", file: "modules/kesiswaan/screens/data-alumni.tsx", ...siteDocument, query: ["terkirim"] },
  { path: "/login", file: "modules/akun/screens/login.tsx", access: "public", ...bareScreen },
  { path: "/sesi", file: "modules/akun/screens/sesi.ts", access: "public", ...bareScreen },
  { path: "/undangan/:kode", file: "modules/akun/screens/undangan.tsx", access: "public", ...bareScreen },
  { path: "/administration/user", file: "modules/akun/screens/user.tsx", access: "akun:read", ...portalScreen },
  { path: "/administration/user/:id", file: "modules/akun/screens/rincian-user.tsx", access: "akun:read", ...portalScreen },
  { path: "/administration/password", file: "modules/akun/screens/akun-saya.tsx", access: "signed-in", ...portalScreen, upload: 7_000_000 },
  { path: "/administration/password/foto", file: "modules/akun/screens/foto-sendiri.ts", access: "signed-in", ...bareScreen },
  { path: "/konfirmasi", file: "modules/akun/screens/konfirmasi.tsx", access: "signed-in", ...bareScreen },
  { path: "/login/kode", file: "modules/akun/screens/login-kode.tsx", access: "public", ...bareScreen },
  { path: "/login/tantangan", file: "modules/akun/screens/login-tantangan.ts", access: "public", ...bareScreen },
  { path: "/dua-langkah", file: "modules/akun/faktor/screens/dua-langkah.tsx", access: "any-session", ...bareScreen },
  { path: "/keluar", file: "modules/akun/screens/keluar.ts", access: "public", ...bareScreen },
  { path: "/administrator-pertama/:token", file: "modules/akun/screens/administrator-pertama.tsx", access: "public", ...bareScreen },
  { path: "/administration/pustaka-gambar", file: "portal/pustaka/pustaka.tsx", access: "gambar:read", ...portalScreen },
  { path: "/administration/hak-akses", file: "portal/hak-akses/hak-akses.tsx", access: "hakAkses:read", ...portalScreen },
  { path: "/notifikasi", file: "portal/notices/notices.tsx", access: "signed-in", ...portalScreen },
  { path: "/notifikasi/jumlah", file: "portal/notices/count.ts", access: "signed-in", ...bareScreen },
  { path: "/notifikasi/:id", file: "portal/notices/open.ts", access: "signed-in", ...bareScreen },
  { path: "/pencarian", file: "portal/search/find.ts", access: "signed-in", ...bareScreen },
  { path: "/dashboard", file: "modules/dasbor/screens/dasbor.tsx", access: "signed-in", ...portalScreen },
  { path: "/dashboard-profile", file: "modules/profil/screens/dashboard-profile.tsx", access: "signed-in", ...portalScreen },
  { path: "/dashboard-profile/data/:entri", file: "modules/profil/screens/data-profil.tsx", access: "signed-in", ...portalScreen },
  { path: "/dashboard-profile/contoh-kop", file: "modules/profil/screens/contoh-kop.ts", access: "kopSurat:read", ...bareScreen },
  ...(import.meta.env?.DEV
    ? [{ path: "/_kit", file: "kit/ui/showcase/showcase.tsx", kind: "application", access: "public", shell: "bare" } as const]
    : []),
  { path: "/administration/layanan-video", file: "modules/galeri/screens/layanan-video.tsx", access: "layananVideo:read", ...portalScreen },
  { path: "/administration/berita", file: "modules/berita/screens/redaksi.tsx", access: "berita:read", ...portalScreen },
  { path: "/administration/berita/baru", file: "modules/berita/screens/naskah-baru.tsx", access: "berita:create", ...portalScreen },
  { path: "/administration/berita/:id", file: "modules/berita/screens/naskah.tsx", access: "berita:read", ...portalScreen },
  { path: "/administration/berita/:id/riwayat", file: "modules/berita/screens/riwayat-naskah.tsx", access: "berita:read", ...portalScreen },
  { path: "/administration/tagar/gabung", file: "modules/berita/screens/gabung-tagar.tsx", access: "tag:delete", ...portalScreen },
  { path: "/administration/jejak", file: "portal/jejak/jejak.tsx", access: "audit:read", ...portalScreen },
  { path: "/administration/jejak/ekspor", file: "portal/jejak/export.ts", access: "audit:export", ...bareScreen, fresh: true },
  { path: "/administration/disposisi", file: "modules/disposisi/screens/disposisi-saya.tsx", access: "disposisi:read", ...portalScreen },
  { path: "/administration/disposisi/:id", file: "modules/disposisi/screens/cabang.tsx", access: "disposisi:read", ...portalScreen },
  { path: "/administration/disposisi/:id/surat", file: "modules/disposisi/screens/pindaian.ts", access: "disposisi:read", ...bareScreen },
  {
    path: "/administration/disposisi/:id/lampiran/:tanggapan",
    file: "modules/disposisi/screens/lampiran.ts",
    access: "disposisi:read",
    ...bareScreen,
  },
  {
    path: "/administration/surat-masuk/:id/disposisi",
    file: "modules/disposisi/screens/jalan-surat.tsx",
    access: "suratMasuk:read",
    ...portalScreen,
  },
  {
    path: "/administration/surat-masuk/:id/disposisi/lembar",
    file: "modules/disposisi/screens/lembar.ts",
    access: "suratMasuk:read",
    ...bareScreen,
  },
  { path: "/administration/naskah", file: "modules/naskah/screens/daftar-naskah.tsx", access: "naskahSurat:read", ...portalScreen },
  { path: "/administration/naskah/baru", file: "modules/naskah/screens/naskah-baru.tsx", access: "naskahSurat:create", ...portalScreen },
  { path: "/administration/naskah/:id", file: "modules/naskah/screens/rincian-naskah.tsx", access: "naskahSurat:read", ...portalScreen },
  {
    path: "/administration/naskah/:id/tulis",
    file: "modules/naskah/screens/tulis-naskah.tsx",
    access: "naskahSurat:update",
    ...portalScreen,
  },
  {
    path: "/administration/naskah/:id/pratinjau",
    file: "modules/naskah/screens/pratinjau-naskah.ts",
    access: "naskahSurat:update",
    ...bareScreen,
  },
  { path: "/administration/naskah/:id/pdf", file: "modules/naskah/screens/pdf-naskah.ts", access: "naskahSurat:read", ...bareScreen },
  {
    path: "/administration/template-surat/:id/pratinjau",
    file: "modules/naskah/screens/pratinjau-template.tsx",
    access: "templateSurat:read",
    ...portalScreen,
  },
  { path: "/identitas", file: "modules/kepegawaian/screens/identitas.tsx", access: "signed-in", ...portalScreen, upload: 18_000_000 },
  {
    path: "/pegawai/tambah",
    file: "modules/kepegawaian/screens/tambah-pegawai.tsx",
    access: "pegawai:create",
    ...portalScreen,
    upload: 18_000_000,
  },
  {
    path: "/pegawai/edit/:id",
    file: "modules/kepegawaian/screens/edit-pegawai.tsx",
    access: "pegawai:update",
    ...portalScreen,
    upload: 18_000_000,
  },
  {
    path: "/administration/personil/daftar-urut-kepangkatan",
    file: "modules/kepegawaian/personil/screens/duk.tsx",
    access: "pegawai:export",
    ...portalScreen,
  },
  {
    path: "/administration/personil/daftar-urut-kepangkatan/unduh",
    file: "modules/kepegawaian/personil/screens/unduh-duk.ts",
    access: "pegawai:export",
    ...bareScreen,
    fresh: true,
  },
  {
    path: "/administration/personil/:id/daftar-riwayat-hidup",
    file: "modules/kepegawaian/personil/screens/riwayat-hidup.ts",
    access: "pegawai:read",
    ...bareScreen,
  },
  {
    path: "/administration/jatuh-tempo",
    file: "modules/kepegawaian/karier/screens/jatuh-tempo.tsx",
    access: "karier:read",
    ...portalScreen,
  },
  {
    path: "/administration/persetujuan",
    file: "modules/kepegawaian/riwayat/screens/persetujuan.tsx",
    access: "usulanPerubahan:read",
    ...portalScreen,
  },
  {
    path: "/administration/persetujuan/:id",
    file: "modules/kepegawaian/riwayat/screens/persetujuan-rincian.tsx",
    access: "usulanPerubahan:read",
    ...portalScreen,
  },
  {
    path: "/administration/persetujuan/:id/berkas/:sisi",
    file: "modules/kepegawaian/riwayat/screens/berkas-usulan.ts",
    access: "usulanPerubahan:read",
    ...bareScreen,
  },
  {
    path: "/administration/daftar-surat/ambil-nomor",
    file: "modules/persuratan/screens/ambil-nomor.tsx",
    access: "nomorSurat:create",
    ...portalScreen,
  },
  {
    path: "/administration/daftar-surat/ambil-nomor/calon",
    file: "modules/persuratan/screens/calon-nomor.ts",
    access: "nomorSurat:create",
    ...bareScreen,
  },
  {
    path: "/administration/daftar-surat/nomor",
    file: "modules/persuratan/screens/nomor-surat.tsx",
    access: "nomorSurat:read",
    ...portalScreen,
  },
  { path: "/administration/bukti-surat", file: "modules/verifikasi/screens/bukti-surat.tsx", access: "buktiSurat:read", ...portalScreen },
  {
    path: "/administration/bukti-surat/kunci",
    file: "modules/verifikasi/screens/kunci-surat.tsx",
    access: "kunciSurat:read",
    ...portalScreen,
  },
  {
    path: "/administration/alumni/usulan",
    file: "modules/kesiswaan/screens/usulan-alumni.tsx",
    access: "usulanAlumni:read",
    ...portalScreen,
  },
  {
    path: "/administration/alumni/usulan/:id",
    file: "modules/kesiswaan/screens/usulan-alumni-rincian.tsx",
    access: "usulanAlumni:read",
    ...portalScreen,
  },
  { path: "/absensi", file: "modules/absensi/screens/absensi-siswa.tsx", access: "absensiSiswa:read", ...portalScreen, camera: true },
  { path: "/absensi/kartu", file: "modules/absensi/screens/kartu-siswa.ts", access: "kartuSiswa:read", ...bareScreen },
  { path: "/administration/jadwal", file: "modules/akademik/screens/jadwal.tsx", access: "jadwalPelajaran:read", ...portalScreen },
  { path: "/administration/jadwal/bentrok", file: "modules/akademik/screens/bentrok.ts", access: "jadwalPelajaran:create", ...bareScreen },
  { path: "/administration/kenaikan", file: "modules/kesiswaan/screens/kenaikan.tsx", access: "kenaikan:read", ...portalScreen },
  ...["keluar", "masuk"].map(
    (jenis) =>
      ({
        path: `/administration/mutasi-siswa/${jenis}`,
        file: "modules/kesiswaan/screens/mutasi.tsx",
        access: "mutasiSiswa:create",
        ...portalScreen,
      }) as const,
  ),
  {
    path: "/administration/siswa/:id/riwayat-kelas",
    file: "modules/kesiswaan/screens/riwayat-kelas.tsx",
    access: "siswa:read",
    ...portalScreen,
  },
  { path: "/administration/siswa/periksa", file: "modules/kesiswaan/screens/periksa-siswa.tsx", access: "siswa:update", ...portalScreen },
  { path: "/kehadiran", file: "modules/absensi/screens/kehadiran.tsx", access: "absensiPegawai:read", ...portalScreen },
  { path: "/kehadiran/catat", file: "modules/absensi/screens/catat-kehadiran.tsx", access: "signed-in", ...portalScreen },
  { path: "/kehadiran/kantor", file: "modules/absensi/screens/buka-layar.ts", access: "absensiPegawai:manage", ...bareScreen },
  { path: "/kehadiran/layar/:kunci", file: "modules/absensi/screens/layar-kode.tsx", access: "public", ...bareScreen },
  { path: "/kehadiran/layar/:kunci/kode", file: "modules/absensi/screens/kode-kini.ts", access: "public", ...bareScreen },
  { path: "/kehadiran/laporan", file: "modules/absensi/screens/buat-laporan.ts", access: "rekapAbsensi:export", ...bareScreen },
  { path: "/kehadiran/laporan/:id", file: "modules/absensi/screens/unduh-laporan.ts", access: "rekapAbsensi:export", ...bareScreen },
  {
    path: "/administration/surat-masuk/buku-agenda",
    file: "modules/persuratan/screens/buku-agenda.tsx",
    access: "suratMasuk:export",
    ...portalScreen,
  },
  {
    path: "/administration/surat-masuk/buku-agenda/:id",
    file: "modules/persuratan/screens/unduh-agenda.ts",
    access: "suratMasuk:export",
    ...bareScreen,
  },
  ...registers.flatMap(registerPages),
  { path: "*", file: "site/not-found.tsx", ...siteDocument },
];

/** The screens that every register has. Their addresses are spelled out, so that none is mistaken for another page's parameter. */
function registerPages(register: Register): Page[] {
  const { name, path, fields, detail, readOnly, single } = register;
  const screen = (rest: string, file: string, action: "read" | "import" | "export"): Page => ({
    path: `${path}${rest}`,
    file: ownScreens[`${name} ${file}`]?.file ?? `portal/register-${file}`,
    kind: "application",
    access: `${name}:${action}`,
    shell: action === "export" ? "bare" : "portal",
    ...(action === "export" ? { fresh: true } : {}),
    ...(action === "import" ? { upload: 5_000_000 } : {}),
  });
  return [
    screen("", riwayat.includes(register) ? "of-person.tsx" : "list.tsx", "read"),
    ...(single ? [] : [screen("/ekspor", "export.ts", "export")]),
    ...(readOnly || !policy[name]?.import
      ? []
      : [
          screen("/impor", "import.tsx", "import"),
          screen("/impor/penolakan", "refusals.ts", "import"),
          screen("/templat", "template.ts", "import"),
        ]),
    ...(detail === false ? [] : [screen("/:id", "detail.tsx", "read"), screen("/:id/riwayat", "history.tsx", "read")]),
    ...(Object.values(fields).some(({ kind }) => kind === "file")
      ? [{ ...screen("/:id/berkas/:isian", "file.ts", "read"), shell: "bare" as const }]
      : []),
  ];
}

export default toRouteConfig(pages, policy);
