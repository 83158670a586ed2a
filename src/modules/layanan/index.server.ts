import "./tables.ts";

export { bacaTautanLayanan } from "./baca-tautan.server.ts";
export { agendaDiPapan, pengumumanDiPapan } from "./papan.server.ts";
export { agendaPublik } from "./publik/agenda-publik.server.ts";
