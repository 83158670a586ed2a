import BookOpen from "lucide-react/icons/book-open";
import Contact from "lucide-react/icons/contact";
import FolderOpen from "lucide-react/icons/folder-open";
import GraduationCap from "lucide-react/icons/graduation-cap";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mails from "lucide-react/icons/mails";
import Newspaper from "lucide-react/icons/newspaper";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import School from "lucide-react/icons/school";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserCog from "lucide-react/icons/user-cog";
import UsersRound from "lucide-react/icons/users-round";
import type { Right } from "#kit/access/access.ts";
import type { LucideIcon } from "#kit/ui/icon.tsx";

export interface Entry {
  readonly to: string;
  readonly label: string;
  /** Another address whose pages stand below this entry. */
  readonly beyond?: string;
}
export interface TopEntry extends Entry {
  readonly icon: LucideIcon;
  /** Pages that are reached from this one and stand below it. */
  readonly below?: readonly Entry[];
}
export interface Group {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly entries: readonly Entry[];
}

/** Where one begins. */
export const home: TopEntry = { to: "/dashboard", label: "Dashboard", icon: LayoutDashboard };

/** The side menu as the office knows it. Only pages that exist and that the person may open are shown. */
export const navigation: readonly (TopEntry | Group)[] = [
  home,
  {
    to: "/dashboard-profile",
    label: "Profil Madrasah",
    icon: School,
    below: [
      { to: "/dashboard-profile/kop-surat", label: "Kop Surat" },
      { to: "/dashboard-profile/link-terkait", label: "Link Terkait" },
      { to: "/dashboard-profile/link-unit-kerja", label: "Link Unit Kerja" },
      { to: "/dashboard-profile/link-aplikasi", label: "Link Aplikasi" },
    ],
  },
  {
    label: "Data Pribadi",
    icon: Contact,
    entries: [
      { to: "/identitas", label: "Identitas" },
      { to: "/administration/upload", label: "Data File" },
      { to: "/administration/orang-tua", label: "Orang Tua" },
      { to: "/administration/pasangan", label: "Suami Istri" },
      { to: "/administration/anak", label: "Anak" },
      { to: "/administration/pendidikan", label: "Riwayat Pendidikan" },
      { to: "/administration/kepangkatan", label: "Kepangkatan" },
      { to: "/administration/jabatan", label: "Jabatan" },
      { to: "/administration/pelatihan", label: "Pelatihan" },
      { to: "/administration/penghargaan", label: "Penghargaan" },
    ],
  },
  {
    label: "Surat-Surat",
    icon: Mails,
    entries: [
      { to: "/administration/daftar-surat", label: "Daftar Surat" },
      { to: "/administration/surat-masuk", label: "Surat Masuk" },
      { to: "/administration/naskah", label: "Naskah Surat" },
      { to: "/administration/template-surat", label: "Template Surat" },
      { to: "/administration/pejabat-penandatangan", label: "Pejabat Penandatangan" },
      { to: "/administration/disposisi", label: "Disposisi Saya" },
      { to: "/administration/bukti-surat", label: "Bukti Surat" },
    ],
  },
  {
    label: "Konten",
    icon: Newspaper,
    entries: [
      { to: "/administration/pengumuman", label: "Pengumuman" },
      { to: "/administration/agenda", label: "Agenda" },
      { to: "/administration/banner", label: "Banner Kegiatan" },
      { to: "/administration/berita", label: "Berita" },
      { to: "/administration/kategori-berita", label: "Kategori Berita" },
      { to: "/administration/tagar", label: "Tagar" },
      { to: "/administration/foto", label: "Foto" },
      { to: "/administration/album", label: "Album Foto" },
      { to: "/administration/video", label: "Video" },
      { to: "/administration/infografis", label: "Infografis" },
      { to: "/administration/layanan-video", label: "Layanan Video" },
      { to: "/administration/pustaka-gambar", label: "Pustaka Gambar" },
    ],
  },
  {
    label: "Halaman Situs",
    icon: PanelsTopLeft,
    entries: [
      { to: "/administration/pengaturan-situs", label: "Pengaturan Situs" },
      { to: "/administration/keterangan", label: "Strip Keterangan" },
      { to: "/administration/jadwal-kerja", label: "Jadwal Kerja" },
      { to: "/administration/penghitung", label: "Penghitung" },
      { to: "/administration/program-unggulan", label: "Program Unggulan" },
      { to: "/administration/bagian-halaman", label: "Bagian Halaman" },
      { to: "/administration/sejarah", label: "Sejarah" },
      { to: "/administration/kepala-madrasah", label: "Kepala Madrasah" },
      { to: "/administration/visi", label: "Visi" },
      { to: "/administration/misi", label: "Misi" },
      { to: "/administration/tujuan", label: "Tujuan Strategis" },
      { to: "/administration/prestasi-kami", label: "Prestasi Kami" },
      { to: "/administration/figur-publik", label: "Data Publik" },
      { to: "/administration/tautan-navigasi", label: "Tautan Navigasi" },
    ],
  },
  {
    label: "Akademik",
    icon: BookOpen,
    entries: [
      { to: "/kehadiran", label: "Kehadiran" },
      { to: "/absensi", label: "Absensi Siswa" },
      { to: "/administration/siswa", label: "Siswa" },
      { to: "/administration/kartu-siswa", label: "Kartu Siswa" },
      { to: "/administration/kelas", label: "Kelas" },
      { to: "/administration/jadwal", label: "Jadwal Pelajaran" },
      { to: "/administration/kenaikan", label: "Kenaikan Kelas" },
      { to: "/administration/mutasi-siswa", label: "Mutasi Siswa" },
      { to: "/administration/mata-pelajaran", label: "Mata Pelajaran" },
      { to: "/administration/pengampu", label: "Pengampu" },
      { to: "/administration/tahun-ajaran", label: "Tahun Ajaran" },
      { to: "/administration/semester", label: "Semester" },
      { to: "/administration/kalender", label: "Kalender Akademik" },
      { to: "/administration/jam-pelajaran", label: "Jam Pelajaran" },
      { to: "/administration/prestasi", label: "Prestasi Siswa" },
      { to: "/administration/alumni", label: "Alumni" },
    ],
  },
  {
    label: "Kepegawaian",
    icon: UsersRound,
    entries: [
      { to: "/administration/personil", label: "Pegawai", beyond: "/pegawai" },
      { to: "/administration/persetujuan", label: "Persetujuan Perubahan" },
      { to: "/administration/jatuh-tempo", label: "Jatuh Tempo" },
      { to: "/administration/aturan-karier", label: "Aturan Karier" },
      { to: "/kehadiran/catat", label: "Catat Kehadiran" },
      { to: "/administration/dinas-luar-cuti", label: "Dinas Luar dan Cuti" },
      { to: "/administration/aturan-absensi", label: "Aturan Absensi" },
      { to: "/administration/perangkat-absensi", label: "Perangkat Absensi" },
      { to: "/kehadiran/kantor", label: "Kehadiran Kantor" },
    ],
  },
  {
    label: "Layanan",
    icon: FolderOpen,
    entries: [
      { to: "/administration/berkas-umum", label: "Berkas Umum" },
      { to: "/administration/folder-berkas", label: "Folder Berkas" },
      { to: "/administration/informasi-publik", label: "Informasi Publik" },
      { to: "/administration/tautan-layanan", label: "Tautan Layanan" },
    ],
  },
  {
    label: "PPDB",
    icon: GraduationCap,
    entries: [
      { to: "/administration/pendaftaran", label: "Pendaftaran" },
      { to: "/administration/periode-ppdb", label: "Periode" },
    ],
  },
  {
    label: "Pengawasan",
    icon: ShieldCheck,
    entries: [
      { to: "/administration/hak-akses", label: "Hak Akses" },
      { to: "/administration/jejak", label: "Jejak Audit" },
      { to: "/administration/penyimpanan", label: "Penyimpanan" },
    ],
  },
  { to: "/administration/user", label: "User", icon: UserCog },
  { to: "/administration/password", label: "Password", icon: KeyRound },
];

/** Lists that say nothing to those whose right reaches their own row alone: they have a page for it. */
export const wholeLists: Readonly<Record<string, Right>> = { "/administration/personil": "pegawai:read" };

export const isGroup = (item: TopEntry | Group): item is Group => "entries" in item;

/** Every address of the menu. */
export const addresses: readonly string[] = navigation.flatMap((item) => (isGroup(item) ? item.entries.map(({ to }) => to) : [item.to]));

/** The menu without what is closed to this person; a group without entries goes too. */
export function navigationFor(open: readonly string[]): readonly (TopEntry | Group)[] {
  return navigation
    .map((item) => (isGroup(item) ? { ...item, entries: item.entries.filter(({ to }) => open.includes(to)) } : item))
    .filter((item) => (isGroup(item) ? item.entries.length > 0 : open.includes(item.to)));
}

/** Whether other entries lie below this one's address: then it is the current one only where it is the very page. */
export const isAbove = (to: string): boolean => addresses.some((other) => other.startsWith(`${to}/`));

export interface Place {
  readonly group?: string;
  /** The entry of the menu through which one came here, where that is another one. */
  readonly through?: Entry;
  readonly entry: Entry;
  /** The address lies below the entry's own, e.g. one record of a list. */
  readonly below: boolean;
}

type Standing = Omit<Place, "below">;

/** Where in the menu an address stands. */
export function placeOf(pathname: string): Place | undefined {
  const entries = navigation.flatMap((item) =>
    isGroup(item)
      ? item.entries.map((entry): Standing => ({ group: item.label, entry }))
      : [...(item.below ?? []).map((entry): Standing => ({ through: item, entry })), { entry: item }],
  );
  const [found] = entries
    .filter(({ entry }) => pathname === entry.to || isBelow(pathname, entry.to) || isBelow(pathname, entry.beyond))
    .sort((one, other) => other.entry.to.length - one.entry.to.length);
  return found && { ...found, below: pathname !== found.entry.to };
}

const isBelow = (pathname: string, address: string | undefined): boolean => address !== undefined && pathname.startsWith(`${address}/`);
