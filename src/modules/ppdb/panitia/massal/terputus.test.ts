/**
 * Five thousand are chosen; the database stumbles over one of them, or is gone after forty; two of the committee press at the same time; the
 * answer is lost and it is pressed again. What goes wrong: nobody knows who was changed, somebody is changed twice, the second press gets nowhere.
 */
import { beforeAll, expect, test } from "vitest";
import type { Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { readAsked } from "../asked.ts";
import { applyMassal } from "./apply.server.ts";
import { type Pratinjau, previewMassal } from "./preview.server.ts";
import { mostAtOnce } from "./tindakan.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
let born = 0;
const come = async (...names: readonly string[]) => {
  const ids = [];
  for (const name of names) ids.push((await register(scope(), name, { tanggalLahir: `2012-04-${String(++born).padStart(2, "0")}` })).id);
  return ids;
};
const preview = (ids: readonly string[], tindakan: string, verifikatorId = "") =>
  scope(nurlaela).read((ctx) => previewMassal(ctx, { ids }, { tindakan, verifikatorId }));
const states = async (ids: readonly string[]) => {
  const rows = await scope(nurlaela).read(({ db }) =>
    db.selectFrom("pendaftaran").select(["id", "keadaan"]).where("id", "in", ids).execute(),
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.keadaan);
};
const steps = (ids: readonly string[]) =>
  scope(nurlaela).read(async ({ db }) => {
    const rows = await db
      .selectFrom("langkahPendaftaran")
      .select("id")
      .where("pendaftaranId", "in", ids)
      .where("dari", "=", "terkirim")
      .execute();
    return rows.length;
  });
const run = (sql_: ReturnType<typeof sql>) => scope(nurlaela).transaction(({ db }) => sql_.execute(db));
/** Breaks at these rows, counted from 0: before what is done is kept, or after. */
const breaking = (rows: readonly number[], error: Error, kept = false): Scope => {
  let at = 0;
  const whole = scope(nurlaela);
  return {
    ...whole,
    transaction: async (work) => {
      if (!rows.includes(at++)) return whole.transaction(work);
      if (kept) {
        await whole.transaction(work);
        throw error;
      }
      return whole.transaction(async (ctx) => {
        await work(ctx);
        throw error;
      });
    },
  };
};
const verifying = (at: Scope, baris: Pratinjau["berubah"]) =>
  applyMassal(at, { tindakan: "verifikasi", baris, sent: {} }).catch((error: unknown) => error);

/** The first registration again and again, each with a number, a name and a day of birth of its own. */
async function copyFirst(many: number, name: string): Promise<void> {
  // What the database works out itself is not copied.
  const { rows } = await run(sql`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'pendaftaran' and is_generated = 'NEVER'`);
  const columns = sql.join((rows as readonly { readonly name: string }[]).map((row) => sql.raw(`"${row.name}"`)));
  await run(sql`insert into pendaftaran (${columns}) select ${columns} from (
    select (jsonb_populate_record(null::pendaftaran, isi || jsonb_build_object(
      'id', gen_random_uuid(), 'nomor', 'PMBM-2027-9' || lpad(n::text, 5, '0'), 'nama_lengkap', ${name}::text || ' ' || n,
      'keadaan', 'terkirim', 'tanggal_lahir', date '2000-01-01' + n, 'bukti_hash', '\\x' || md5(n::text) || md5('x' || n)))).*
    from (select to_jsonb(pendaftaran) as isi from pendaftaran order by nomor limit 1) asal, generate_series(1, ${many}::integer) n) baru`);
}

beforeAll(() => openCommittee(scope(nurlaela)));

test("a database that is gone in the midst: who is changed, who is not, and nothing half", async () => {
  const ids = await come("Putus Satu", "Putus Dua", "Putus Tiga Hilang", "Putus Empat", "Putus Lima");
  const { berubah } = await preview(ids, "verifikasi");
  const broken = await verifying(breaking([2], refuse.full()), berubah);
  expect(broken).toMatchObject({
    kind: "unavailable",
    current: {
      berhasil: 2,
      ditinggal: [{ id: ids[2], sebab: "Gagal karena gangguan pada sistem kami; belum berubah." }],
      belum: [ids[3], ids[4]],
    },
    cause: expect.anything(),
  });
  expect([await states(ids), await steps(ids)]).toEqual([["terverifikasi", "terverifikasi", "terkirim", "terkirim", "terkirim"], 2]);
  // Pressed again with what was seen then, the rest is done and nobody twice.
  const again = await applyMassal(scope(nurlaela), { tindakan: "verifikasi", baris: berubah, sent: {} });
  expect(again).toEqual({
    berhasil: 3,
    ditinggal: ids.slice(0, 2).map((id) => ({ id, sebab: "Keadaannya terverifikasi." })),
    belum: [],
  });
  expect(await steps(ids)).toBe(5);
});

test("one row that the system breaks on holds nobody else up; several in a row, and it stops", async () => {
  const ids = await come("Rusak A", "Baik B", "Rusak C", "Baik D", "Rusak E", "Baik F");
  const { berubah } = await preview(ids, "verifikasi");
  const broken = await verifying(breaking([0, 2, 4], new Error("a row that breaks")), berubah);
  const sebab = "Gagal karena gangguan pada sistem kami; belum berubah.";
  expect(broken).toMatchObject({
    current: { berhasil: 2, ditinggal: [ids[0], ids[2], ids[4]].map((id) => ({ id, sebab })), belum: [ids[5]] },
  });
  expect(await states(ids)).toEqual(["terkirim", "terverifikasi", "terkirim", "terverifikasi", "terkirim", "terkirim"]);
});

test("a proof of who presses that is too old stops the whole, and is no reason of one row", async () => {
  const ids = await come("Bukti A", "Bukti B", "Bukti C");
  const { berubah } = await preview(ids, "verifikasi");
  const refused = await verifying(breaking([1], refuse.unconfirmed()), berubah);
  expect([refused, await states(ids)]).toMatchObject([{ kind: "unconfirmed" }, ["terverifikasi", "terkirim", "terkirim"]]);
});

test("what broke after it was kept is not said to have failed", async () => {
  const ids = await come("Kabur A", "Kabur B");
  const { berubah } = await preview(ids, "verifikasi");
  const broken = await verifying(breaking([0], new Error("the connection is gone"), true), berubah);
  expect(broken).toMatchObject({
    current: { berhasil: 1, ditinggal: [{ id: ids[0], sebab: "Tidak pasti karena gangguan: lihat dahulu halamannya." }], belum: [] },
  });
});

test("two who press at once change each of them once, and both hear what came of it", async () => {
  const ids = await come("Serempak A", "Serempak B", "Serempak C", "Serempak D");
  const { berubah } = await preview(ids, "kembalikan");
  const sent = { sebab: "belum-lengkap", catatan: "Kirim rapor semester lima." };
  const press = (who: typeof nurlaela) => applyMassal(scope(who), { tindakan: "kembalikan", baris: berubah, sent });
  const both = await Promise.all([press(nurlaela), press(rusdin)]);
  expect(both.reduce((sum, { berhasil }) => sum + berhasil, 0)).toBe(4);
  expect(both.flatMap(({ ditinggal }) => ditinggal.map(({ sebab }) => sebab))).toEqual(Array(4).fill("Keadaannya perlu perbaikan."));
  expect(await steps(ids)).toBe(4);
});

test("who is gone meanwhile is named as gone", async () => {
  const [id = ""] = await come("Hilang Sendiri");
  const { berubah } = await preview([id], "verifikasi");
  await run(sql`update pendaftaran set deleted_at = now() where id = ${id}`);
  const done = await applyMassal(scope(nurlaela), { tindakan: "verifikasi", baris: berubah, sent: {} });
  expect(done.ditinggal).toEqual([{ id, sebab: "Sudah tidak ada." }]);
});

test("a row changed by somebody, and left as the action finds it, is not written over", async () => {
  const [id = ""] = await come("Disunting");
  const { berubah } = await preview([id], "verifikasi");
  await run(sql`update pendaftaran set versi = versi + 1 where id = ${id}`);
  const done = await applyMassal(scope(nurlaela), { tindakan: "verifikasi", baris: berubah, sent: {} });
  expect(done.ditinggal).toEqual([{ id, sebab: "Diubah orang lain sesudah pratinjau." }]);
});

test("of very many each press takes the next ones, whatever was done before", { timeout: 60_000 }, async () => {
  await copyFirst(450, "Ribuan");
  const asked = readAsked(new URLSearchParams("cari=ribuan"));
  const look = () => scope(nurlaela).read((ctx) => previewMassal(ctx, { asked }, { tindakan: "verifikasi", verifikatorId: "" }));
  const first = await look();
  expect([first.berubah.length, first.sisa, first.banyakTetap]).toEqual([mostAtOnce, 250, 0]);
  await applyMassal(scope(nurlaela), { tindakan: "verifikasi", baris: first.berubah, sent: {} });
  const second = await look();
  expect([second.berubah.length, second.sisa, second.banyakTetap, second.tetap.length]).toEqual([mostAtOnce, 50, 200, 200]);
  const seen = new Set(first.berubah.map(({ id }) => id));
  expect(second.berubah.some(({ id }) => seen.has(id))).toBe(false);
});
