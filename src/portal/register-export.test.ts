/** A list on paper ends as an office files it: how many, place and day, and who answers for it. */

import { RouterContextProvider } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loader } from "./register-export.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });

test("with place, day, name and NIP", async () => {
  const office = house.scope(actor("tataUsaha"));
  await house.scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    await ctx.db.updateTable("pengaturan").set({ kepalaNama: "Drs. Contoh", kepalaNip: "196001011985031001" }).where(everyRow).execute();
  });
  const context = new RouterContextProvider();
  context.set(scopeContext, office);
  context.set(filesContext, { exists: async () => false, stat: async () => null } as never);
  const request = new Request("http://uji/administration/mata-pelajaran/ekspor?format=pdf");
  const answer = await loader({ context, request, params: {} } as never);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true });
  const said = text.replace(/\s+/g, " ");
  for (const words of ["Jumlah: ", "23 November 2026", "Kepala Madrasah,", "Drs. Contoh", "NIP 19600101 198503 1 001"])
    expect(said).toContain(words);
});
