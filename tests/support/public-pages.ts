/** Every page that strangers see, as addresses; what only a click or a sending brings about is not among them. */
export const tabs: Readonly<Record<string, readonly string[]>> = {
  "/profile": ["sejarah", "visi-misi", "struktur", "data"],
  "/departments": ["akademik", "kesiswaan", "humas", "sarpras", "asrama"],
  "/attendance": ["guru", "siswa", "rekap"],
};

export const publicPages: readonly string[] = [
  "/",
  ...Object.entries(tabs).flatMap(([path, names]) => names.map((name) => `${path}?tab=${name}`)),
  "/administration",
  "/administration/services",
  "/administration/procedures",
  "/administration/contact",
  "/informasi/ppdb",
  "/news",
  "/news?cari=pramuka",
  "/news?cari=tidak-ada-yang-begini",
  "/gallery",
  "/prestasi",
  "/alumni",
  "/verifikasi",
  "/verifikasi/jejak",
  "/daftar",
  "/login",
  "/api/docs",
  "/luring",
  "/tidak-ada",
];
