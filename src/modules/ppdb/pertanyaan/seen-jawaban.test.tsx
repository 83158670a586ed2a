/** Who sees what was answered, and who is warned of what was not. What goes wrong: an illness in a list, a child verified with half its answers. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { answer, as, desk, pembantu, status, tahfidz, useQuestions } from "#tests/support/questions.ts";
import { readAsked } from "../panitia/asked.ts";
import { listMeja } from "../panitia/list-meja.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { LackingAnswers } from "../panitia/parts/answers.tsx";
import { exportJawaban } from "./export-jawaban.server.ts";

useQuestions();

const whole = { "jawab-jumlah-juz-yang-dihafal": "5", "jawab-sakit": "Asma berat", "jawab-mondok": "ya" };
const asked = (words: string) => readAsked(new URLSearchParams({ cari: words }));

test("whoever may not see what is secret meets it on no page, in no list, search or workbook, and writes none", async () => {
  const { id } = await tahfidz("Anak Tertutup");
  await answer(id, whole);
  const seen = await as((ctx) => loadPendaftar(ctx, id), pembantu);
  expect(seen.jawaban.map(({ kode }) => kode)).toEqual(["jumlah-juz-yang-dihafal", "tingkat", "mondok"]);
  const list = await as((ctx) => listMeja(ctx, asked("Anak Tertutup")), pembantu);
  expect(list.rows).toHaveLength(1);
  const sheet = await as((ctx) => exportJawaban(ctx, asked("Anak Tertutup")), pembantu);
  expect(sheet.columns.map(({ label }) => label).filter((label) => label.includes("["))).toEqual([
    "Jumlah juz yang dihafal [jumlah-juz-yang-dihafal]",
    "Tingkat lomba [tingkat]",
    "Pernah mondok? [mondok]",
  ]);
  expect(JSON.stringify([seen, list, sheet])).not.toContain("Asma");
  for (const who of [pembantu, undefined]) expect((await as((ctx) => listMeja(ctx, asked("Asma")), who)).rows).toEqual([]);
  const written = { aksi: "tulisJawaban", kode: "sakit", "jawab-sakit": "Sehat", alasan: "Dari kertas" };
  await expect(desk(id, written, pembantu)).rejects.toMatchObject({ kind: "notFound" });
  await expect(desk(id, { ...written, aksi: "kembalikanJawaban" }, pembantu)).rejects.toMatchObject({ kind: "notFound" });
  const told = await as((ctx) => exportJawaban(ctx, asked("Anak Tertutup")));
  expect(JSON.stringify(told.rows)).toContain("Asma berat");
});

test("before somebody verifies, what must be answered and is not stands above the buttons, and what was given back", async () => {
  const { id } = await tahfidz("Anak Setengah");
  const warned = async () => {
    const { jawaban } = await as((ctx) => loadPendaftar(ctx, id));
    return renderToStaticMarkup(<LackingAnswers jawaban={jawaban} />).replace(/<[^>]+>/g, "");
  };
  expect(await warned()).toBe("Jawaban belum lengkap Jumlah juz yang dihafal; Pernah mondok?");
  await answer(id, { "jawab-mondok": "ya" });
  expect(await warned()).toBe("Jawaban belum lengkap Jumlah juz yang dihafal.");
  await answer(id, { "jawab-jumlah-juz-yang-dihafal": "5" });
  expect(await warned()).toBe("");
  await desk(id, { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tulis sekali lagi" });
  expect(await warned()).toBe("Jawaban belum lengkap Pernah mondok?");
  // It is a warning: whoever knows better goes on.
  await desk(id, { aksi: "pindah", ke: "terverifikasi" });
  expect((await status(id))?.pertanyaan?.isian.map(({ name }) => name)).toContain("jawab-mondok");
});
