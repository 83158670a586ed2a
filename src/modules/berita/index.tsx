/** What other modules show of this one. Apart from `index.ts`, which the tables of contents read: components bring styles along. */
export { BeritaCard } from "./berita-card.tsx";
