import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Row } from "#kit/register/register.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { followers } from "#src/registers.server.ts";
import { current, person, useNaskah } from "#tests/support/naskah.ts";
import { pejabatPenandatangan } from "../pejabat-penandatangan.ts";
import { followPejabat } from "./propose-pejabat.server.ts";

/** Each row of who signs in the head's place is proposed to a second person, as it is now. */
const { as } = useNaskah({ followers });
const { admin, kepala, guru, tu } = person;
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
const hari = { mulai: "2026-11-20", sampai: "2026-11-30" };

const write = (isi: object) =>
  as(admin, (ctx) => create(ctx, pejabatPenandatangan, { akunId: guru.id, cara: "plh", ...hari, ...isi } as never, "json"));
const proposals = (pejabatId: string) =>
  as(sistem, ({ db }) =>
    db
      .selectFrom("usulanPeran")
      .select(["jenis", "akunId", "isi", "alasan", "status"])
      .where("pejabatId", "=", pejabatId)
      .orderBy("createdAt")
      .orderBy("status", "desc")
      .execute(),
  );
const change = async (id: string, isi: object) => {
  const row = await as(admin, (ctx) => find(ctx, pejabatPenandatangan, id));
  const values = Object.fromEntries(Object.keys(pejabatPenandatangan.fields).map((name) => [name, (row as Row)[name]]));
  return as(admin, (ctx) => update(ctx, pejabatPenandatangan, { id, versi: row.versi, sent: { ...values, ...isi }, source: "json" }));
};
const approve = (pejabatId: string) =>
  as(kepala, async (ctx) => {
    const open = ctx.db.selectFrom("usulanPeran").select("id").where("pejabatId", "=", pejabatId).where("status", "=", "menunggu");
    await approveUsulanPeran(ctx, (await open.executeTakeFirstOrThrow()).id);
  });
const powerEnded = () =>
  as(sistem, async ({ db }) => {
    const akun = db.selectFrom("akun").select("kuasaBerakhir").where("id", "=", String(guru.id));
    return (await akun.executeTakeFirstOrThrow()).kuasaBerakhir;
  });

beforeEach(() =>
  as(sistem, async ({ db }) => {
    await db.updateTable("pejabatPenandatangan").set({ deletedAt: current }).where("deletedAt", "is", null).execute();
    await db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute();
  }),
);

test("it is proposed with what it says, and its basis as the reason where there is one", async () => {
  const { id } = await write({ dasar: "SP 12/2026" });
  const dasar = { jenis: "pejabat", akunId: guru.id, isi: { sebagai: "Plh. Kepala Madrasah", ...hari }, status: "menunggu" };
  expect(await proposals(id)).toEqual([{ ...dasar, alasan: "Dasar: SP 12/2026" }]);
  await change(id, { dasar: null, sampai: "2026-11-29" });
  expect(await proposals(id)).toEqual([
    { ...dasar, isi: { ...dasar.isi, sampai: "2026-11-29" }, alasan: "Dicatat sebagai pejabat penandatangan." },
    { ...dasar, alasan: "Dasar: SP 12/2026", status: "gugur" },
  ]);
});

test("thrown away, nobody is asked any more", async () => {
  const { id, versi } = await write({});
  await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
  expect((await proposals(id)).map(({ status }) => status)).toEqual(["gugur"]);
  expect(await powerEnded()).toBeNull();
});

test("of one row only, whatever waits for another", async () => {
  const [satu, lain] = [await write({}), await write({ mulai: "2026-12-01", sampai: "2026-12-02" })];
  await change(satu.id, { sampai: "2026-11-28" });
  expect((await proposals(lain.id)).map(({ status }) => status)).toEqual(["menunggu"]);
});

test("another basis alone needs no second person again, whatever waits for another row, and ends nothing", async () => {
  const clear = (ids?: readonly string[]) =>
    as(sistem, async ({ db }) => {
      const rows = db.selectFrom("pejabatPenandatangan").select("id");
      const gone = (ids ? rows.where("id", "in", ids) : rows).execute();
      for (const { id } of await gone) {
        await db.deleteFrom("usulanPeran").where("pejabatId", "=", id).execute();
        await db.deleteFrom("pejabatPenandatangan").where("id", "=", id).execute();
      }
    });
  await clear();
  const waits = await write({ mulai: "2026-12-01", sampai: "2026-12-02" });
  const { id } = await write({});
  await approve(id);
  await change(id, { dasar: "SP 13/2026" });
  expect((await proposals(id)).map(({ status }) => status)).toEqual(["berlaku"]);
  expect(await powerEnded()).toBeNull();
  // Nor does one that stands make another stand.
  await clear([waits.id]);
  const { id: third } = await write({ mulai: "2026-12-05", sampai: "2026-12-06" });
  expect((await proposals(third)).map(({ status }) => status)).toEqual(["menunggu"]);
});

test("a row from before there were proposals stands, and who acted by it counts still", async () => {
  const { id, versi } = await write({});
  await as(sistem, ({ db }) => db.deleteFrom("usulanPeran").where("pejabatId", "=", id).execute());
  await as(sistem, ({ db }) => db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where("id", "=", id).execute());
  await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
  expect(await powerEnded()).toEqual(current);
});

test.each([
  ["on its first day", { mulai: "2026-11-23" }, true],
  ["on its last day", { sampai: "2026-11-23" }, true],
  ["the day before", { mulai: "2026-11-24" }, false],
  ["the day after", { sampai: "2026-11-22" }, false],
  ["as who holds the position for the time being", { cara: "plt" }, true],
  ["as who signs in the head's name", { cara: "an", jabatan: "Kaur" }, false],
])("who acted for the head by it counts still when it is thrown away %s: %o %s", async (_, isi, counted) => {
  const { id } = await write(isi);
  await approve(id);
  const { versi } = await as(admin, (ctx) => find(ctx, pejabatPenandatangan, id));
  await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
  expect((await powerEnded()) !== null).toBe(counted);
});

test("whose last proposal was not agreed to acted for nobody, also when an earlier one was", async () => {
  const { id } = await write({});
  await approve(id);
  await as(sistem, ({ db }) =>
    db
      .updateTable("usulanPeran")
      .set({ createdAt: new Date("2026-11-22T00:00:00Z") })
      .where("pejabatId", "=", id)
      .execute(),
  );
  await change(id, { sampai: "2026-11-28" });
  expect(await powerEnded()).not.toBeNull();
  await as(sistem, ({ db }) => db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute());
  const { versi } = await as(admin, (ctx) => find(ctx, pejabatPenandatangan, id));
  await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
  expect(await powerEnded()).toBeNull();
});

test("brought back, it waits for a second person again, and ends nothing", async () => {
  const { id, versi } = await write({});
  await approve(id);
  await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
  await as(sistem, ({ db }) => db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute());
  await as(admin, (ctx) => restore(ctx, pejabatPenandatangan, id));
  expect((await proposals(id)).map(({ status }) => status).sort()).toEqual(["berlaku", "menunggu"]);
  expect(await powerEnded()).toBeNull();
});

test("of several that change at once each is followed for itself", async () => {
  const [acts, later] = [await write({}), await write({ mulai: "2026-12-01", sampai: "2026-12-02" })];
  const other = await write({ akunId: tu.id, mulai: "2026-12-03", sampai: "2026-12-04" });
  await approve(acts.id);
  const rows = await as(admin, (ctx) => Promise.all([acts, later, other].map(({ id }) => find(ctx, pejabatPenandatangan, id))));
  const [first, second, third] = rows as unknown as readonly [Row, Row, Row];
  await as(admin, (ctx) =>
    followPejabat(ctx, [
      { action: "create", after: second },
      { action: "delete", before: third },
      { action: "update", before: first, after: first },
    ]),
  );
  const states = async (id: string) => (await proposals(id)).map(({ status }) => status).sort();
  expect(await states(acts.id)).toEqual(["berlaku"]);
  expect(await states(later.id)).toEqual(["gugur", "menunggu"]);
  expect(await states(other.id)).toEqual(["gugur"]);
  expect(await powerEnded()).toBeNull();
  await as(admin, (ctx) =>
    followPejabat(ctx, [
      { action: "delete", before: third },
      { action: "delete", before: first },
    ]),
  );
  const ended = await as(sistem, ({ db }) => db.selectFrom("akun").select("id").where("kuasaBerakhir", "is not", null).execute());
  expect(ended).toEqual([{ id: guru.id }]);
});
