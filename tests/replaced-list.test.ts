/**
 * A clerk has the import open in two tabs, and a colleague has its address from the history of the browser they share. What goes wrong: what
 * was done in the one tab leaves the other at a dead end; somebody else's list is read, changed, taken in or thrown away by its id.
 */
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { listWorkContext } from "#kit/lists/list-work.server.ts";
import { loader as absent } from "#portal/register-absent.ts";
import { action, loader, shouldRevalidate } from "#portal/register-import.tsx";
import { loader as refusals } from "#portal/register-refusals.ts";
import { loader as rest } from "#portal/register-rest.ts";
import { listWork } from "#server/imports/list-work.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "./support/database.ts";
import { person } from "./support/programs.ts";

const house = useDatabase({ policy });
let clerk: Actor;
let colleague: Actor;
beforeAll(async () => {
  clerk = await person(house, "197001012000031003", "Orang Kantor", "tataUsaha");
  colleague = await person(house, "197001012000031004", "Rekan Kantor", "tataUsaha");
});

const path = "/administration/agenda/impor";
function asked(request: Request, who = clerk) {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(who));
  context.set(listWorkContext, { ...listWork((actor, id) => house.scope(actor, id)), warm: () => undefined });
  return { context, request, params: {} } as never;
}
const act = (sent: Readonly<Record<string, string | File>>, who = clerk) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  return action(asked(new Request(`http://localhost${path}`, { method: "POST", body }), who));
};
const upload = async (judul: string) => {
  const berkas = new File([`Judul;Mulai\n${judul};2026-12-25\n`], "agenda.csv", { type: "text/csv" });
  const answer = (await act({ aksi: "periksa", berkas })) as Response;
  const id = new URL(answer.headers.get("location") ?? "", "http://localhost").searchParams.get("daftar") ?? "";
  const shown = await loader(asked(new Request(`http://localhost${path}?daftar=${id}`)));
  return { id, list: shown.list, waiting: shown.waiting };
};

test("whose list was replaced in another tab is told so where they are, and sees which one stands now", async () => {
  const first = await upload("Rapat komite");
  const second = await upload("Upacara");
  const stale = { daftar: first.id, impor: String(first.list?.plan?.id) };
  const choices = JSON.stringify(first.list?.choices);
  for (const sent of [
    { aksi: "impor", ...stale },
    { aksi: "buang", ...stale },
    { aksi: "atur", ...stale, pilihan: choices },
  ])
    await expect(act(sent)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Unggah berkasnya sekali lagi.") });
  // Told with 409, the page asks anew.
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true);
  const shown = await loader(asked(new Request(`http://localhost${path}?daftar=${first.id}`)));
  expect([shown.list, shown.gone, shown.waiting?.id]).toEqual([null, true, second.id]);
  expect(await act({ aksi: "impor", daftar: second.id, impor: String(second.list?.plan?.id) })).toEqual({ imported: 1 });
});

test("a colleague with the same rights opens nothing of it by its id, and cannot take it in, settle it or throw it away", async () => {
  const { id, list } = await upload("Rapat wali");
  const [impor, pilihan] = [String(list?.plan?.id), JSON.stringify(list?.choices)];
  const seen = await loader(asked(new Request(`http://localhost${path}?daftar=${id}`), colleague));
  expect([seen.list, seen.told, seen.grid, seen.waiting]).toEqual([null, null, null, null]);
  for (const aksi of ["impor", "buang", "atur"])
    await expect(act({ aksi, pilihan, daftar: id, impor }, colleague)).rejects.toMatchObject({ kind: "conflict" });
  const files = [
    [rest, `sisanya?daftar=${id}`],
    [absent, `tidak-ada?daftar=${id}`],
    [refusals, `penolakan?impor=${impor}`],
  ] as const;
  for (const [file, address] of files)
    await expect(file(asked(new Request(`http://localhost${path}/${address}`), colleague))).rejects.toMatchObject({ kind: "notFound" });
  // Nothing of this has touched it.
  expect(await act({ aksi: "impor", daftar: id, impor })).toEqual({ imported: 1 });
});
