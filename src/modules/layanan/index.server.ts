import "./tables.ts";

export { agendaPublik } from "./agenda-publik.server.ts";
