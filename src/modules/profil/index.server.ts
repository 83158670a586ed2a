import "./tables.ts";

export { bacaPengaturan } from "./pengaturan.server.ts";
