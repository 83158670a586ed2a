export {
  type HasilPeriksaRantai,
  hasilPeriksaRantai,
  jalankanPemeriksaanRantai,
  jangkarJejak,
  jangkarkanJejak,
  periksaRantai,
} from "./periksa-rantai.server.ts";
export { kataSebab, sesudahPulih } from "./sebab.ts";
