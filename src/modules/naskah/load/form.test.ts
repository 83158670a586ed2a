/** What the editor sends at once: whatever stands in the form beside its words, whoever sends it, and what is said when it goes no further. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { receiveNaskah } from "./receive.server.ts";

const { house, as, surat } = useNaskah();
const { tu, admin } = person;
const sistem = system("uji");
const ids = { siswa: [] as string[], pegawai: [] as string[] };
let sent = 0;

beforeAll(() =>
  as(sistem, async ({ db }) => {
    const siswa = ["Ani", "Budi"].map((nama) => ({ nama, jenisKelamin: "laki-laki", status: "aktif" }));
    const rows = await db
      .insertInto("siswa")
      .values(siswa as never)
      .returning("id")
      .execute();
    ids.siswa = rows.map(({ id }) => id);
    ids.pegawai = (await db.selectFrom("pegawai").select("id").orderBy("nama", "desc").limit(2).execute()).map(({ id }) => id);
  }),
);
afterEach(() => as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute()));

const naskah = (id: string) => as(tu, (ctx) => takeNaskah(ctx, id));
async function form(aksi: string, { id, versi }: { id: string; versi: number }, isi: Readonly<Record<string, string | File>> = {}) {
  sent += 1;
  const made = new FormData();
  const { bidang } = fields((await naskah(id)).klasifikasiId);
  for (const [nama, satu] of Object.entries({ ...bidang, aksi, versi: String(versi), kunci: sent.toString(16).padStart(32, "0"), ...isi }))
    made.set(nama, satu);
  return made;
}
const send = (siapa: Actor, id: string, isi: FormData) => receiveNaskah(house.scope(siapa), { id, form: isi, origin });

describe("a form of the editor", () => {
  test("keeps the people whom it names, in their order", async () => {
    const draft = await surat("draft");
    const orang = { siswaIds: ids.siswa.join(","), pegawaiIds: ids.pegawai.join(" , ") };
    await send(tu, draft.id, await form("simpan", draft, orang));
    expect(await naskah(draft.id)).toMatchObject({ siswaIds: ids.siswa, pegawaiIds: ids.pegawai });
    expect(ids.siswa.length + ids.pegawai.length).toBe(4);
  });

  test("keeps its words though a file came with it, which stands for none of them", async () => {
    const draft = await surat("draft");
    const file = new File(["isi"], "surat.txt", { type: "text/plain" });
    const answer = await send(tu, draft.id, await form("simpan", draft, { foto: file, lampiran: file, isi: "Hadirlah besok." }));
    expect(answer).toEqual({ pesan: "Draf tersimpan", versi: draft.versi + 1 });
    expect(await naskah(draft.id)).toMatchObject({ isi: "Hadirlah besok.", lampiran: null });
  });

  test("says why it went no further though none of its fields is to blame", async () => {
    const [draft, other] = [await surat("draft"), await surat("draft")];
    await as(sistem, (ctx) =>
      create(
        ctx,
        rantaiParaf,
        { jenisId: null, pengonsep: true, parafPertama: "bendahara", tandaTangan: "kepala", mulai: "2026-11-01" },
        "json",
      ),
    );
    const answer = await send(tu, draft.id, await form("simpan-ajukan", draft, { isi: "Diketik sejam lamanya." }));
    expect(answer).toEqual({
      ...{ pesan: "Draf tersimpan, tetapi belum diajukan", versi: draft.versi + 1 },
      kurang: { sentence: expect.stringContaining("Bendahara"), fields: {} },
    });
    expect(await naskah(draft.id)).toMatchObject({ status: "draft", isi: "Diketik sejam lamanya." });
    await expect(send(tu, other.id, await form("ajukan", other))).rejects.toMatchObject({ kind: "invalid" });
  });

  test("is another one when somebody else sends it, though its key is the same", async () => {
    const [one, other] = [await surat("draft"), await surat("draft")];
    const kunci = "f".repeat(32);
    await send(tu, one.id, await form("simpan", one, { kunci, isi: "Dari yang satu." }));
    await send(admin, other.id, await form("simpan", other, { kunci, isi: "Dari yang lain." }));
    expect([(await naskah(one.id)).isi, (await naskah(other.id)).isi]).toEqual(["Dari yang satu.", "Dari yang lain."]);
    await expect(send(tu, one.id, await form("simpan", one, { kunci, isi: "Isi yang ketiga." }))).rejects.toMatchObject({
      kind: "conflict",
    });
  });
});
