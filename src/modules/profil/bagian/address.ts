const pages: Readonly<Record<string, string>> = {
  profil: "/profile",
  bidang: "/departments",
  "tata-usaha": "/administration",
  ppdb: "/informasi/ppdb",
  absensi: "/attendance",
  berita: "/news",
  galeri: "/gallery",
  pengumuman: "/pengumuman",
  agenda: "/agenda",
  infografis: "/infografis",
  "informasi-publik": "/informasi-publik",
  prestasi: "/prestasi",
  "guru-dan-staf": "/guru-dan-staf",
  alumni: "/alumni",
  hubungi: "/hubungi",
};

/** Where visitors read a section, by the page and the tab that it stands on. */
export function addressOfBagian(halaman: string, tab: string): string {
  if (tab === "siapkan") return "/daftar";
  const page = pages[halaman] ?? "/";
  if (tab === "pembuka") return page;
  if (halaman === "tata-usaha") return tab === "overview" ? page : `${page}/${tab}`;
  return halaman === "profil" || halaman === "bidang" ? `${page}?tab=${tab}` : page;
}
