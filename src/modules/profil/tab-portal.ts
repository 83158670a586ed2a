import type { RegisterTab } from "#kit/register/register.ts";

/** The profile in the portal and what stands beside it. */
export const tabPortal: readonly RegisterTab[] = [
  { to: "/dashboard-profile", label: "Identitas" },
  { to: "/dashboard-profile/link-terkait", label: "Link Terkait", right: "tautanTerkait:read" },
  { to: "/dashboard-profile/link-unit-kerja", label: "Link Unit Kerja", right: "tautanUnitKerja:read" },
  { to: "/dashboard-profile/link-aplikasi", label: "Link Aplikasi", right: "tautanAplikasi:read" },
  { to: "/administration/tautan-navigasi", label: "Menu", right: "tautanNavigasi:read" },
];
