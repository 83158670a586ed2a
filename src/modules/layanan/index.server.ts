import "./tables.ts";

export { bacaTautanLayanan } from "./baca-tautan.server.ts";
export { bacaPapan } from "./papan.server.ts";
export { agendaPublik } from "./publik/agenda-publik.server.ts";
