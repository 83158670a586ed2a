import { writeFileSync } from "node:fs";
import { renderLongTable } from "#kit/documents/long/long-table.server.ts";
const table = { letterhead: { names: ["KEMENTERIAN AGAMA", "MAN 1 Kota Palu"], address: "Kota Palu" }, title: "Agenda", orientation: "landscape" as const,
  columns: [{ label: "Nama", share: 4 }, ...Array.from({ length: 6 }, (_, n) => ({ label: `Kolom ${n}` }))], notes: ["Catatan."],
  rows: Array.from({ length: 2000 }, (_, n) => [`Siti Aisyah ${n}`, ...Array.from({ length: 6 }, (_, k) => `Perihal ${n * k}`)]) };
for (let i = 0; i < 3; i++) { const t = performance.now(); const b = await renderLongTable(table); console.log(Math.round(performance.now() - t), b.length, Math.round(process.memoryUsage.rss() / 1e6)); writeFileSync("/tmp/q.pdf", b); }
