export {
  allKelas,
  allVerba,
  type KeadaanKunci,
  type Kelas,
  type KunciRow,
  kelasLabels,
  kunciFields,
  kunciProgramPath,
  longestDays,
  type Verba,
  verbaLabels,
} from "./kunci.ts";
