export { alamatDisposisi, alamatJalan } from "./alamat.ts";
