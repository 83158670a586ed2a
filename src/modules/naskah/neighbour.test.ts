/** Two letters of one office on the same day: whatever is done to one leaves the other, its number, its proof and its files as they are. */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { revokeBukti } from "#modules/verifikasi/index.server.ts";
import { fields, origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { signedPdf } from "./workflow/print.server.ts";
import { deleteNaskah, restoreNaskah, saveNaskah, writeNaskah } from "./workflow/save.server.ts";
import { cancelNaskah, signNaskah } from "./workflow/signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./workflow/step.server.ts";

const { house, as, surat, template } = useNaskah();
const { tu, kepala, admin } = person;
const berkas = useBerkas();
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
const states = ["draft", "diajukan", "diparaf", "ditandatangani"] as const;
type State = (typeof states)[number];
type Letter = Awaited<ReturnType<typeof surat>>;

/** A letter in each state that nobody touches, one of them drawn, and one in the bin. */
const others: string[] = [];
beforeAll(async () => {
  for (const state of states) others.push((await surat(state)).id);
  const drawn = await surat("ditandatangani");
  await signedPdf(house.scope(tu), berkas.files, drawn.id);
  const binned = await surat("draft");
  await as(tu, (ctx) => deleteNaskah(ctx, binned));
  others.push(drawn.id, binned.id);
});

/** All that the database knows of them: the letters, their rows in the books, their proofs and files, and their trail. */
const everything = () =>
  as(sistem, async ({ db }) => {
    const { rows } = await sql<{ all: unknown }>`
      select json_build_array(to_json(naskah.*), to_json(keluar.*), to_json(nomor.*), to_json(bukti.*), to_json(berkas.*), (
        select json_agg(to_json(audit.*) order by audit.id) from audit where audit.subject_id in (naskah.id::text, keluar.id::text, bukti.id::text)
      )) as all
      from naskah_surat naskah
        left join surat_keluar keluar on keluar.id = naskah.surat_keluar_id
        left join nomor_surat nomor on nomor.surat_id = keluar.id
        left join bukti_surat bukti on bukti.kode = naskah.bukti
        left join berkas on berkas.id = naskah.berkas_id
      where naskah.id in (${sql.join(others)}) order by naskah.id`.execute(db);
    return rows;
  });

const acts: Readonly<Record<string, readonly [State, (letter: Letter) => Promise<unknown>]>> = {
  "is written": ["draft", () => as(tu, (ctx) => writeNaskah(ctx, template.id))],
  "is changed": ["draft", (letter) => as(tu, (ctx) => saveNaskah(ctx, letter, fields(null, { isi: "Lain sekali." })))],
  "is thrown away": ["draft", (letter) => as(tu, (ctx) => deleteNaskah(ctx, letter))],
  "comes back out of the bin": [
    "draft",
    async (letter) => {
      await as(tu, (ctx) => deleteNaskah(ctx, letter));
      await as(tu, (ctx) => restoreNaskah(ctx, letter.id));
    },
  ],
  "is proposed": ["draft", (letter) => as(tu, (ctx) => proposeNaskah(ctx, letter))],
  "is initialled": ["diajukan", (letter) => as(admin, (ctx) => parafNaskah(ctx, letter))],
  "is sent back": ["diparaf", (letter) => as(kepala, (ctx) => returnNaskah(ctx, letter, "Perbaiki harinya"))],
  "is signed": ["diparaf", (letter) => as(kepala, (ctx) => signNaskah(ctx, letter, origin))],
  "is drawn": ["ditandatangani", ({ id }) => signedPdf(house.scope(tu), berkas.files, id)],
  "is voided": ["ditandatangani", ({ id }) => as(tu, (ctx) => cancelNaskah(ctx, id, "Salah tujuan"))],
  "is no longer attested": [
    "ditandatangani",
    ({ id }) =>
      as(tu, async (ctx) => {
        const { bukti } = await ctx.db.selectFrom("naskahSurat").select("bukti").where("id", "=", id).executeTakeFirstOrThrow();
        await revokeBukti(ctx, { kode: bukti ?? "", alasan: "Nama keliru" });
      }),
  ],
};

test.each(Object.keys(acts))("one letter %s: the others stay as they are", async (act) => {
  const [state, work] = acts[act] ?? [];
  if (!state || !work) throw new Error(act);
  const letter = await surat(state);
  const before = await everything();
  expect(before).toHaveLength(others.length);
  await work(letter);
  expect(await everything()).toEqual(before);
});
