export { BandingList } from "./parts/banding-list.tsx";
export { JenisTabs } from "./parts/jenis-tabs.tsx";
export { PerKelas } from "./parts/per-kelas.tsx";
