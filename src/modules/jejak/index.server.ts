export { type HasilPeriksaRantai, hasilPeriksaRantai, jalankanPemeriksaanRantai, periksaRantai } from "./periksa-rantai.server.ts";
