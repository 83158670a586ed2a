export { jurusan } from "./jurusan.ts";
export { kelas } from "./kelas.ts";
export { mataPelajaran } from "./mata-pelajaran.ts";
export { tahunAjaranKini, tahunAjaranPada } from "./tahun-ajaran.ts";
