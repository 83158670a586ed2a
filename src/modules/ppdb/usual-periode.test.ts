/**
 * November: the children of this year wait for the selection, and the head of the committee has copied their intake for the next one. What goes wrong: every
 * page of the committee opens on a year in which nobody has registered, and two waves of one name cannot be told apart.
 */
import { beforeAll, expect, test } from "vitest";
import { namesAsOf } from "#kit/audit/as-of-names.server.ts";
import { choicesOf } from "#kit/choices.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { namesOf } from "#kit/register/related.server.ts";
import { inOrder, shownAs } from "#kit/search/search-predicate.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { openCommittee } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { loadKelengkapan } from "./daftar-ulang/load-kelengkapan.server.ts";
import { copyPeriode } from "./jalur/copy-periode.server.ts";
import { gelombangPpdb } from "./jalur/gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur/jalur-ppdb.ts";
import { publishAturan } from "./jalur/lembar-aturan.server.ts";
import { loadNilai } from "./nilai/load-nilai.server.ts";
import { readAsked } from "./panitia/asked.ts";
import { choosePeriode, listPeriode } from "./panitia/narrow-meja.server.ts";
import { loadPenempatan } from "./penempatan/load-penempatan.server.ts";
import { usualPeriode } from "./periode.ts";
import { loadPerkembangan } from "./perkembangan/load-perkembangan.server.ts";
import { readAskedSeleksi } from "./seleksi/asked.ts";
import { loadSeleksi } from "./seleksi/load-seleksi.server.ts";

const chief = actor("ketuaPpdb", "administrator");
const { scope } = useDatabase({ policy, clock: () => new Date("2027-07-01T02:00:00Z") });
let own = "";

beforeAll(async () => {
  await openCommittee(scope(chief));
  await addJalur(scope(chief), { kuota: 100 });
  await scope(chief).transaction(({ db }) =>
    sql`insert into pengaturan (nama, nama_lengkap, jenis, kota, provinsi, nsm, alamat, tanggal_berdiri, tagline, sambutan, tentang)
      values ('MAN', 'Madrasah', 'man', 'Palu', 'Sulawesi Tengah', '131172710001', 'Jalan', '1991-06-13', 't', 's', 't')`.execute(db),
  );
  await scope(chief).transaction(async (ctx) => {
    own = (await ctx.db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow()).id;
    await publishAturan(ctx, await copyPeriode(ctx, own));
  });
});

const nobody = new URLSearchParams();
const pages: Readonly<Record<string, (ctx: ReadCtx) => Promise<string | null | undefined>>> = {
  meja: async (ctx) => choosePeriode(ctx, await listPeriode(ctx), readAsked(nobody))?.id,
  nilai: async (ctx) => (await loadNilai(ctx, "")).periode,
  penempatan: async (ctx) => (await loadPenempatan(ctx, null)).periode?.id,
  kelengkapan: async (ctx) => (await loadKelengkapan(ctx, null, "http://x")).periode?.id,
  perkembangan: async (ctx) => (await loadPerkembangan(ctx, "")).isi?.periode.id,
};

test.each(Object.entries(pages))("%s is about the intake that has begun", async (_, read) => {
  expect(await scope(chief).read(read)).toBe(own);
});

test("the selection as well, and its waves are told apart by their year", async () => {
  const { gelombang, waves } = await scope(chief).read((ctx) => loadSeleksi(ctx, readAskedSeleksi(nobody)));
  expect(gelombang?.tahunAjaran).toBe("2027/2028");
  expect(waves.map(({ nama, tahunAjaran }) => `${nama} ${tahunAjaran}`)).toEqual(["Gelombang 1 2028/2029", "Gelombang 1 2027/2028"]);
});

test("a path's wave is chosen and shown with its year", async () => {
  const { gelombangId } = await scope(chief).read((ctx) => choicesOf(ctx, jalurPpdb));
  const names = ["Gelombang 1 · 2027/2028", "Gelombang 1 · 2028/2029"];
  expect(gelombangId?.map(({ label }) => label)).toEqual(names);
  const known = await scope(chief).read((ctx) => namesOf(ctx, gelombangPpdb, gelombangId?.map(({ value }) => value) ?? []));
  expect([...known.values()].sort()).toEqual(names);
  const [path] = await scope(chief).read(({ db }) =>
    db.selectFrom("jalurPpdb").select("gelombangId").where("kuota", "=", 100).orderBy("createdAt").execute(),
  );
  const then = await scope(chief).read((ctx) =>
    namesAsOf(ctx, { fields: jalurPpdb.fields, rows: [{ gelombangId: path?.gelombangId }] }, new Date("2027-07-02T00:00:00Z")),
  );
  expect(names).toContain(then[path?.gelombangId ?? ""]);
  const list = { by: "gelombangId", direction: "asc" } as const;
  const { rows } = await scope(chief).read(({ db }) =>
    sql<{ nama: string }>`select ${shownAs(jalurPpdb, "gelombangId")} as nama from jalur_ppdb order by ${inOrder(jalurPpdb, list)}`.execute(
      db,
    ),
  );
  expect(rows.map(({ nama }) => nama)).toEqual(names);
});

test("before the first one begins it is the latest there is", () => {
  expect(usualPeriode([{ buka: "2028-02-01" }, { buka: "2027-02-01" }], "2026-12-01")).toEqual({ buka: "2028-02-01" });
  expect(usualPeriode([], "2026-12-01")).toBeUndefined();
});
