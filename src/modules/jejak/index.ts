export { alamatJangkar } from "./alamat.ts";
