export { addSuratMasukPath, Desk } from "./parts/desk.tsx";
