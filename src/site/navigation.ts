export interface Entry {
  readonly to: string;
  readonly label: string;
}

/** The top navigation as specified. Only pages that exist are shown. */
export const navigation: readonly Entry[] = [
  { to: "/", label: "Beranda" },
  { to: "/profile", label: "Profil" },
  { to: "/departments", label: "Bidang" },
  { to: "/news", label: "Berita" },
  { to: "/administration", label: "Tata Usaha" },
];

export const login: Entry = { to: "/login", label: "Login" };

/** The menu on a phone says a little more. */
export const mobileNavigation: readonly Entry[] = [...navigation, { to: "/attendance", label: "Absensi" }];

export const registration: readonly Entry[] = [
  { to: "/informasi/ppdb", label: "Info PPDB" },
  { to: "/daftar", label: "Daftar Sekarang" },
];

export const more: readonly Entry[] = [
  { to: "/gallery", label: "Galeri Foto" },
  { to: "/attendance", label: "Absensi" },
];

export const addresses: readonly string[] = [...new Set([login, ...mobileNavigation, ...registration, ...more].map(({ to }) => to))];

export const existing = (entries: readonly Entry[], open: readonly string[]): Entry[] => entries.filter(({ to }) => open.includes(to));

/** `/news/…` lies under `/news`; only the home page itself is home. */
export const isCurrent = (to: string, pathname: string): boolean => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
