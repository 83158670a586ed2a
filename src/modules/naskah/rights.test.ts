/** Whoever lacks one right, and has all others, is turned away by what asks for it before any letter is looked up. */
import { expect, test } from "vitest";
import { type Right, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { create } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { allBut, under } from "#tests/support/rights.ts";

import { deleteNaskah, discardDraft, restoreNaskah, saveNaskah, writeNaskah } from "./workflow/save.server.ts";
import { cancelNaskah, signNaskah } from "./workflow/signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./workflow/step.server.ts";

const { house, surat } = useNaskah();
const nobody = "00000000-0000-4000-8000-0000000000aa";
const unseen = { id: nobody, versi: 1 };
const answerTo = (lacking: readonly Right[], work: (ctx: Ctx) => Promise<unknown>) =>
  under(house.scope(person.guru), allBut(...lacking))
    .transaction(work)
    .then(
      () => "done",
      ({ kind }: Refusal) => kind,
    );

const verbs: Readonly<Record<string, readonly [Right, (ctx: Ctx) => Promise<unknown>, string]>> = {
  "writes a letter": ["naskahSurat:create", (ctx) => writeNaskah(ctx, nobody), "invalid"],
  "keeps a draft": ["naskahSurat:update", (ctx) => saveNaskah(ctx, unseen, fields(null)), "notFound"],
  "sends a letter on its way": ["naskahSurat:update", (ctx) => proposeNaskah(ctx, unseen), "notFound"],
  "throws a draft away": ["naskahSurat:delete", (ctx) => deleteNaskah(ctx, unseen), "notFound"],
  "throws away what another part began": ["naskahSurat:delete", (ctx) => discardDraft(ctx, nobody), "notFound"],
  "brings a letter back": ["naskahSurat:restore", (ctx) => restoreNaskah(ctx, nobody), "notFound"],
  "initials a letter": ["parafSurat:manage", (ctx) => parafNaskah(ctx, unseen), "notFound"],
  "signs a letter": ["tandaTanganSurat:manage", (ctx) => signNaskah(ctx, unseen, origin), "notFound"],
  "voids a letter": ["nomorSurat:delete", (ctx) => cancelNaskah(ctx, nobody, "Salah tujuan"), "notFound"],
};

test.each(Object.keys(verbs))("%s: not without the right to it, whatever else one may", async (verb) => {
  const [right, work, otherwise] = verbs[verb] ?? [];
  if (!right || !work) throw new Error(verb);
  expect(await answerTo([right], work)).toBe("forbidden");
  expect(await answerTo([], work)).toBe(otherwise);
});

test("a letter is answered by whoever may read the one that came; who else does not learn that it is there", async () => {
  const came = { nomorSurat: "5/2026", asalSurat: "Kanwil", perihal: "Undangan", tanggalTerima: "2026-11-18" };
  const { id } = await house.scope(system("uji")).transaction((ctx) => create(ctx, suratMasuk, came, "json"));
  const answer = (ctx: Ctx) => writeNaskah(ctx, nobody, id);
  expect(await answerTo(["suratMasuk:read"], answer)).toBe("notFound");
  expect(await answerTo([], answer)).toBe("invalid");
});

test.each<["diajukan" | "diparaf", readonly Right[], string]>([
  ["diajukan", [], "done"],
  ["diajukan", ["parafSurat:manage"], "done"],
  ["diajukan", ["tandaTanganSurat:manage"], "done"],
  ["diajukan", ["parafSurat:manage", "tandaTanganSurat:manage"], "forbidden"],
  ["diparaf", ["parafSurat:manage"], "done"],
  ["diparaf", ["tandaTanganSurat:manage"], "forbidden"],
])("a letter that is %s is sent back by whoever has its next step: without %j %s", async (sampai, lacking, outcome) => {
  const letter = await surat(sampai);
  expect(await answerTo(lacking, (ctx) => returnNaskah(ctx, letter, "Perbaiki harinya"))).toBe(outcome);
});
