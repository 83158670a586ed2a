import { beforeAll } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { date, number, text } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import { type Register, type Row, register } from "#kit/register/register.ts";
import { create, list, update } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { type PlannedList, planImport, startImport, type Undone, undoImport } from "#kit/transfer/transfer.server.ts";
import { actor, shareDatabase } from "./database.ts";
import { everyAct, wholly } from "./rights.ts";

/** A register whose rows a list may mean, and those who bring lists. */
export const santri: Register = register({
  ...{ name: "santri", table: "santri", path: "/santri", title: "Santri", noun: "santri" },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }),
    nis: text({ label: "NIS", privacy: "umum", max: 4, pattern: /^\d{4}$/, patternSentence: "NIS terdiri dari 4 angka." }),
    nik: text({ label: "NIK", privacy: "rahasia", max: 6, pattern: /^\d{6}$/ }),
    lahir: date({ label: "Lahir", privacy: "umum" }),
    telepon: text({ label: "Telepon", privacy: "pribadi", max: 20 }),
    juz: number({ label: "Juz", privacy: "umum", step: 1, min: 0, max: 30 }),
  },
  ...{ columns: ["nama"], searched: ["nama"], sentences: sentencesFor("santri", "Belum ada.") },
  handedOut: true,
  matchBy: [["nis"], ["nik"], ["nama", "lahir"], ["nama"]],
  judge: ({ nama, juz }): Record<string, string> => (nama === "Pemula" && Number(juz) > 5 ? { juz: "Pemula belum sejauh itu." } : {}),
  constraints: { santri_nis: { field: "nis", sentence: "NIS ini sudah dipakai." } },
});
const policy: Policy = {
  berkas: [wholly(["juru"], "create")],
  santri: [
    wholly(["juru"], ...everyAct),
    [["pembawa"], ["read", "import", "create"], ["umum", "pribadi"], "all"],
    [["pengurus"], ["read"], ["umum"], "all"],
    [["pengurus"], ["import", "update", "create"], ["umum", "pribadi", "rahasia"], "all"],
  ],
};
export const santriHome = shareDatabase({ policy });
export const [clerk, other] = [actor("juru"), { ...actor("juru", "lain"), name: "Rekan" }];
export const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => santriHome.scope(who).transaction(work);

const empty = { nama: "", nis: null, nik: null, lahir: null, telepon: null, juz: null };
export const add = (values: Record<string, unknown>) => as(clerk, (ctx) => create(ctx, santri, { ...empty, ...values }, "json"));
export const now = async (id: string): Promise<Row> =>
  (await as(clerk, (ctx) => list(ctx, santri, { ...readQuery(santri, new URLSearchParams()), size: 1000 }))).rows.find(
    (row) => row.id === id,
  ) as Row;
export const sheet = (header: readonly string[], ...rows: (readonly string[])[]) => ({
  header,
  rows,
  places: rows.map((_, index) => index + 2),
});
export const plan = (list: ReturnType<typeof sheet>, settled: Partial<PlannedList> = {}, who = clerk) =>
  as(who, (ctx) => planImport(ctx, santri, { name: "daftar.xlsx", sheet: list, source: "emis", ...settled }));
export const take = (id: string | null) => as(clerk, (ctx) => startImport(ctx, santri, String(id)));
export const undo = (id: string | null, rest = false): Promise<Undone> =>
  as(clerk, (ctx) => undoImport(ctx, santri, { id: String(id), rest }));
/** A colleague at the form. */
export const edit = async (id: string, values: Record<string, unknown>) => {
  const { versi, ...row } = await now(id);
  const sent = Object.fromEntries(Object.keys(empty).map((name) => [name, row[name]]));
  await as(other, (ctx) => update(ctx, santri, { id, versi, sent: { ...sent, ...values }, source: "json" }));
};

export const named = async (nama: string): Promise<Row> =>
  (await as(clerk, (ctx) => list(ctx, santri, { ...readQuery(santri, new URLSearchParams()), size: 1000 }))).rows.find(
    (row) => row.nama === nama,
  ) as Row;

export const countNamed = async (nama: string): Promise<number> =>
  (await as(clerk, (ctx) => list(ctx, santri, { ...readQuery(santri, new URLSearchParams()), size: 1000 }))).rows.filter(
    (row) => row.nama === nama,
  ).length;

/** A list of the clerk's that was tried out, as far as its row tells; of its cells nothing. */
export const batch = (values: object = {}): Promise<string> =>
  as(clerk, ({ db }) =>
    db
      .insertInto("importBatch")
      .values({ register: "santri", fileName: "a.xlsx", actorId: clerk.id, actorName: clerk.name, ...values } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  ).then(({ id }) => id);

/** The test file that calls it has all of this anew; once at its top. */
export function useSantri(): void {
  santriHome.begin();
  beforeAll(() =>
    connected(santriHome.database.place, async (owner) => {
      await owner.query(`
        create table santri (
          id uuid primary key default gen_random_uuid(), nama text not null, nis text, nik text, lahir date, telepon text, juz integer,
          versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
          deleted_at timestamptz, deleted_by uuid
        );
        create unique index santri_nis on santri (nis) where deleted_at is null`);
    }),
  );
}
