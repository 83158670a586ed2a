export { pegawaiParts } from "./pegawai.parts.ts";
export { PegawaiPicker } from "./people/picker.tsx";
export { Comparison } from "./riwayat/usulan/comparison.tsx";
