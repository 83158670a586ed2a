/** What falls due, as a list that is signed and sent on. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { loader } from "./screens/download-tempo.ts";

const now = new Date("2026-11-23T01:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
let [files, directory]: [Files?, string?] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tempo-"));
  files = await openFiles({ directory });
  await scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    for (const [n, nama] of ["Sari", "Budi"].entries()) {
      const { pegawaiId } = await addPerson(ctx, n, { nama, peran: ["guru"], status: "pns" });
      const made = { nip: `19900101202012200${n + 1}`, tmt: "2020-12-15", tanggalLahir: "1990-01-01" };
      await ctx.db.updateTable("pegawai").set(made).where("id", "=", pegawaiId).execute();
    }
  });
});
afterAll(() => rm(directory ?? "", { recursive: true }));

const ask = (query: string, who: Actor = actor("tataUsaha")) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope(who));
  if (files) context.set(filesContext, files);
  const request = new Request(`http://localhost/administration/jatuh-tempo/unduh?${query}`);
  return loader({ context, request, params: {} } as unknown as LoaderFunctionArgs);
};
const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer());

test("begins with title and period, names everybody with NIP, and ends with how many there are and who answers for it", async () => {
  const { sheets } = await readWorkbook(await bytesOf(ask("perihal=kgb&dalam=30&format=xlsx")));
  const lines = sheets[0]?.lines ?? [];
  expect(lines.slice(0, 2).map(([first]) => first)).toEqual([
    "Daftar Kenaikan Gaji Berkala",
    "Jatuh tempo 23 November 2026 sampai 23 Desember 2026",
  ]);
  const rows = lines.filter(([first]) => first === "1" || first === "2");
  expect(rows.map(([, nama, nip]) => [nama, nip])).toEqual([
    ["Budi", "19900101 202012 2 002"],
    ["Sari", "19900101 202012 2 001"],
  ]);
  const words = lines.flat();
  expect(words).not.toContain("Menjadi");
  for (const said of ["Jumlah: 2.", "Palu, 23 November 2026"]) expect(words).toContain(said);
  expect(words.some((cell) => cell.startsWith("NIP"))).toBe(true);
});

test("stands on paper with the same lines, of every kind with its own number", async () => {
  const { text } = await extractText(await bytesOf(ask("dalam=semua&format=pdf")), { mergePages: true });
  expect(text).toContain("Daftar Jatuh Tempo Kepegawaian");
  expect(text).toMatch(/Jumlah: \d+ \(kenaikan gaji berkala \d+, .*\)\./);
  expect(text).toContain("Palu, 23 November 2026");
});

test("is of oneself alone for whoever reads only the own career", async () => {
  const { sheets } = await readWorkbook(await bytesOf(ask("dalam=365", actor("pegawai"))));
  expect(sheets[0]?.lines.flat()).not.toContain("Sari");
});
