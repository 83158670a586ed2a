import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { type FillChoices, noFillChoices } from "#kit/lists/fill-choices.ts";
import { fillKeptTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { findTemplate, keepTemplate, settleTemplate } from "#kit/lists/template.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create } from "#kit/register/store.server.ts";
import "#modules/akademik/index.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./database.ts";

/** Three pupils in two classes, and an office that brings empty templates to be filled with them. */
export function useSiswaTemplates() {
  const house = useDatabase({ policy, clock: () => new Date("2026-10-05T01:00:00Z") });
  const [office, wali, guru] = [actor("tataUsaha"), actor("waliKelas"), actor("guru")];
  let files: Files;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "templat-"));
    files = await openFiles({ directory });
    await house.scope(office).transaction(async (ctx) => {
      for (const [who, nip] of [
        [office, "198511042010012000"],
        [wali, "198511042010012001"],
      ] as const)
        await sql`insert into akun (id, nip, nama, peran) values (${who.id}, ${nip}, ${who.name}, ${[...who.roles]})`.execute(ctx.db);
      await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-1', 'X', '2026/2027', ${wali.id}), ('X.E-2', 'X', '2026/2027', null)`.execute(
        ctx.db,
      );
      const { rows } = await sql<{ id: string }>`select id from kelas order by nama`.execute(ctx.db);
      const pupils = [
        ["Ahmad Fauzi", "0112345678", "Laki-laki", "Islam", "2011-08-12", rows[0]?.id],
        ["Maria Tanoni", "0112345679", "Perempuan", "Kristen", "2011-01-03", rows[0]?.id],
        ["=Nur Aini", "0112345680", "Perempuan", "Islam", null, rows[1]?.id],
      ] as const;
      for (const [nama, nisn, kelamin, agama, lahir, kelasId] of pupils)
        await create(
          ctx,
          siswa,
          {
            nama,
            nisn,
            jenisKelamin: value("jenisKelamin", kelamin),
            agama: value("agama", agama),
            tempatLahir: "Palu",
            tanggalLahir: lahir,
            kelasId,
            status: "aktif",
            tanggalMasuk: "2026-07-13",
          },
          "json",
        );
    });
  });
  afterAll(() => rm(directory, { recursive: true }));

  const value = (name: "jenisKelamin" | "agama", label: string) =>
    siswa.fields[name].options.find((one) => one.label === label)?.value ?? "";
  const keep = (bytes: Buffer, who: Actor = office) =>
    keepTemplate(house.scope(who), siswa, { name: "EMIS\u202e.xlsx", bytes, files, words: listWords });
  const of = async (id: string, who: Actor = office) => {
    const found = await house.scope(who).transaction((ctx) => findTemplate(ctx, siswa, id));
    if (!found) throw new Error("the template is not kept");
    return found;
  };
  const settle = (id: string, choices: FillChoices, who: Actor = office) =>
    settleTemplate(house.scope(who), siswa, { id, choices, files, words: listWords });
  const query = (search = "") => readQuery(siswa, new URLSearchParams(search));
  const fill = (id: string, { search = "", who = office } = {}) =>
    fillKeptTemplate(house.scope(who), siswa, { id, query: query(search), files, words: listWords });
  const linesOf = async (bytes: Uint8Array) => (await readWorkbook(bytes)).sheets[1]?.lines.slice(2);
  const trail = async () =>
    (
      await house
        .scope(office)
        .transaction((ctx) =>
          sql<{ after: unknown }>`select after from audit where action = 'export' and subject = 'siswa' order by id`.execute(ctx.db),
        )
    ).rows.map(({ after }) => after);
  /** The column that nobody knows is left empty. */
  const answered: FillChoices = { ...noFillChoices, columns: { 6: "" } };
  return { house, office, wali, guru, keep, of, settle, query, fill, linesOf, trail, answered };
}
