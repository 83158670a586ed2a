import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { trailBefore } from "#kit/audit/trail.server.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { pengumuman } from "#modules/layanan/index.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { action } from "../register-history.tsx";
import { earlierStates, restoreVersion } from "./restore-version.server.ts";

const { scope } = useDatabase({ policy });
const [humas, guru] = [actor("humas"), actor("guru")];
const as = <T>(who: typeof humas, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const content = { judul: "Libur", isi: "Besok libur.", tanggal: "2026-11-20", tampilDiSitus: true };
const register: Register = pengumuman;

const states = (id: string) =>
  as(humas, async (ctx) => {
    const { lines } = await trailBefore(ctx, { subject: register.name, subjectId: id }, { size: 20 });
    return earlierStates(ctx, register, { row: await find(ctx, register, id), lines });
  });

test("a row of the site becomes again what it was, and what stood meanwhile stays in its trail", async () => {
  const first = await as(humas, (ctx) => create(ctx, register, content, "json"));
  expect(await states(first.id)).toEqual([]);
  const second = await as(humas, (ctx) =>
    update(ctx, register, { id: first.id, versi: first.versi, sent: { ...content, judul: "Masuk", isi: "Besok masuk." }, source: "json" }),
  );
  const [line = ""] = await states(first.id);
  const target = { id: first.id, versi: second.versi, line };
  await expect(as(guru, (ctx) => restoreVersion(ctx, register, target))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as(humas, (ctx) => restoreVersion(ctx, register, { ...target, versi: 1 }))).rejects.toMatchObject({ kind: "stale" });
  await expect(as(humas, (ctx) => restoreVersion(ctx, register, { ...target, line: "0" }))).rejects.toMatchObject({ kind: "notFound" });
  await as(humas, (ctx) => restoreVersion(ctx, register, target));
  expect(await as(humas, (ctx) => find(ctx, register, first.id))).toMatchObject({ judul: "Libur", isi: "Besok libur.", versi: 3 });
  expect(await states(first.id)).toHaveLength(1);
});

test("who meets a colleague's change on the way reads what to do there, where nothing is saved", async () => {
  const { id } = await as(humas, (ctx) => create(ctx, register, content, "json"));
  await as(humas, (ctx) => update(ctx, register, { id, versi: 1, sent: { ...content, judul: "Masuk" }, source: "json" }));
  const [line = ""] = await states(id);
  const context = new RouterContextProvider();
  context.set(scopeContext, scope(humas));
  const address = `http://localhost${register.path}/${id}/riwayat`;
  const request = new Request(address, { method: "POST", body: new URLSearchParams({ versi: "1", baris: line }) });
  const answer = await action({
    request,
    params: { id },
    context,
    url: new URL(address),
    pattern: `${register.path}/:id/riwayat`,
  } as Parameters<typeof action>[0]);
  expect(answer.refused).toMatch(/^Data ini baru saja diubah orang lain\. .*kembalikan lagi\.$/);
});

test("nothing of another row, and nothing outside of the site, goes back this way", async () => {
  const [one, other] = await as(humas, async (ctx) => [
    await create(ctx, register, content, "json"),
    await create(ctx, register, { ...content, judul: "Lain" }, "json"),
  ]);
  const [line] = await as(system("uji"), async (ctx) =>
    ctx.db
      .selectFrom("audit")
      .select("id")
      .where("subjectId", "=", other?.id ?? "")
      .orderBy("id")
      .execute(),
  );
  const target = { id: one?.id ?? "", versi: one?.versi ?? 0, line: line?.id ?? "" };
  await expect(as(humas, (ctx) => restoreVersion(ctx, register, target))).rejects.toMatchObject({ kind: "notFound" });
  const closed = registers.filter(({ menu }) => menu?.group !== "Isi Situs");
  expect(closed.length).toBeGreaterThan(20);
  for (const some of closed)
    await expect(as(actor("admin"), (ctx) => restoreVersion(ctx, some, target))).rejects.toMatchObject({ kind: "notFound" });
});
