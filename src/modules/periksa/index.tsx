export { findingFiles } from "./parts/finding-files.ts";
export { type LookedAt, PeriksaList } from "./parts/periksa-list.tsx";
