export const tabs = [
  { name: "guru", label: "Guru" },
  { name: "siswa", label: "Siswa" },
  { name: "rekap", label: "Rekap" },
] as const;

export type TabName = (typeof tabs)[number]["name"];
