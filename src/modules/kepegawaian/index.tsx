export { PemilihPegawai } from "./orang/pemilih.tsx";
