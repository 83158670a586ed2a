export { agendaInPapan, pengumumanInPapan } from "./papan.server.ts";
export { agendaPublik } from "./public/agenda-publik.server.ts";
export { readTautanLayanan } from "./read-tautan.server.ts";
