/** A clerk has the import open in two tabs. What goes wrong: what was done in the one leaves the other at a dead end. */
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { listWorkContext } from "#kit/lists/list-work.server.ts";
import { action, loader, shouldRevalidate } from "#portal/register-import.tsx";
import { listWork } from "#server/imports/list-work.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "./support/database.ts";
import { person } from "./support/programs.ts";

const house = useDatabase({ policy });
let clerk: Actor;
beforeAll(async () => {
  clerk = await person(house, "197001012000031003", "Orang Kantor", "tataUsaha");
});

const path = "/administration/agenda/impor";
function asked(request: Request) {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(clerk));
  context.set(listWorkContext, { ...listWork((who, id) => house.scope(who, id)), warm: () => undefined });
  return { context, request, params: {} } as never;
}
const act = (sent: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  return action(asked(new Request(`http://localhost${path}`, { method: "POST", body })));
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
