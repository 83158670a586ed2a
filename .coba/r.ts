import { PDFDocument } from "@cantoo/pdf-lib";
import { readFileSync, writeFileSync } from "node:fs";
const b = readFileSync("/tmp/q.pdf");
for (let i = 0; i < 3; i++) { const t = performance.now(); const d = await PDFDocument.load(b, { updateMetadata: false }); const t2 = performance.now(); const o = await d.save({ useObjectStreams: true, objectsPerTick: 500 }); console.log(Math.round(t2 - t), Math.round(performance.now() - t2), o.length, Math.round(process.memoryUsage.rss() / 1e6)); writeFileSync("/tmp/q2.pdf", o); }
