export { agendaInPapan, pengumumanInPapan } from "./papan.server.ts";
export { agendaPublik } from "./public/agenda-publik.server.ts";
export { hariBerganti } from "./public/kabar.server.ts";
export { layananSources } from "./public/site-sources.server.ts";
export { readTautanLayanan } from "./read-tautan.server.ts";
