import { writeFileSync } from "node:fs";
import { renderPaper } from "#kit/documents/paper.server.ts";
import sharp from "sharp";
const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#444" } }).png().toBuffer();
const t0 = performance.now();
const paper = { letterhead: { names: ["KEMENTERIAN AGAMA", "MAN 1 PALU"], address: "Jl. Jamur", logos: { left: png } }, title: "SURAT KETERANGAN", subtitle: "Nomor: B-1/2026", form: "letter" as const, blocks: [
  { kind: "paragraph" as const, text: "Yang bertanda tangan di bawah ini menerangkan bahwa:", tone: "letter" as const },
  { kind: "pairs" as const, rows: [{ label: "Nama", value: "Siti" }, { label: "NISN", value: "123" }], aside: "Palu" },
  { kind: "heading" as const, text: "Daftar" },
  { kind: "list" as const, items: ["satu", "dua"], ordered: true },
  { kind: "paragraph" as const, text: "بسم الله الرحمن الرحيم" },
  { kind: "table" as const, columns: [{ label: "No." }, { label: "Nama", share: 3 }], rows: Array.from({ length: 60 }, (_, i) => [String(i + 1), `Orang ${i}`]) },
  { kind: "signature" as const, place: "Palu, 22 November 2026", role: "Kepala", name: "Nurhayati", picture: png },
] };
const { layOut } = await import("#kit/documents/layout.server.ts");
for (let i = 0; i < 6; i++) { const t = performance.now(); const pdf = await layOut(paper); console.log(Math.round(performance.now() - t), pdf.length); if (i === 0) writeFileSync("/tmp/p.pdf", pdf); }
process.exit(0);
