import "./tables.ts";

export { agendaPublik } from "./agenda-publik.server.ts";
export { bacaTautanLayanan } from "./baca-tautan.server.ts";
export { bacaPapan } from "./papan.server.ts";
