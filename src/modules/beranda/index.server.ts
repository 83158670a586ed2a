import "./tables.ts";

export { bacaBanner } from "./isi.server.ts";
