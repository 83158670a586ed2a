export const tabs = [
  { name: "overview", label: "Sekilas" },
  { name: "services", label: "Layanan" },
  { name: "procedures", label: "Prosedur" },
  { name: "contact", label: "Kontak" },
] as const;

/** The first tab is the page itself; the others lie under it. */
export const tabPath = (name: string): string => (name === tabs[0].name ? "/administration" : `/administration/${name}`);
