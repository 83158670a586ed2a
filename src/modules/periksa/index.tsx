export { PeriksaList } from "./parts/periksa-list.tsx";
