/** What is given out of a letter that is no longer in force, or whose years are over. */
import { RouterContextProvider } from "react-router";
import { extractText } from "unpdf";
import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { revokeBukti } from "#modules/verifikasi/index.server.ts";
import { current, fields, origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { loadDetail } from "../load/detail.server.ts";
import { stampOf } from "../load/void.server.ts";
import { loader } from "../screens/pdf-naskah.ts";
import { clearDestroyed } from "./clear-destroyed.server.ts";
import { signedPdf, stampedPdf } from "./print.server.ts";
import { saveNaskah } from "./save.server.ts";
import { cancelNaskah, signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah } from "./step.server.ts";
import { takeNaskah } from "./take.server.ts";

const { house, as, surat } = useNaskah();
const { tu, admin, kepala } = person;
const berkas = useBerkas();
const sistem = system("uji");
const stamp = (id: string) => as(tu, async (ctx) => stampOf(ctx, await takeNaskah(ctx, id)));
const withdraw = (id: string) =>
  as(tu, async (ctx) => revokeBukti(ctx, { kode: (await takeNaskah(ctx, id)).bukti ?? "", alasan: "Nama keliru" }));
async function open(id: string, query = "") {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(tu));
  context.set(filesContext, berkas.files);
  const answer = await loader({ context, request: new Request(`http://localhost/pdf${query}`), params: { id } } as never);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return { text: text.replace(/\s/g, ""), name: answer.headers.get("Content-Disposition") };
}

describe("a signed letter", () => {
  test("whose proof was withdrawn says so across its page, and so does its name", async () => {
    const [stands, withdrawn] = [await surat("ditandatangani"), await surat("ditandatangani")];
    await withdraw(withdrawn.id);
    expect([await stamp(stands.id), await stamp(withdrawn.id)]).toEqual([undefined, "DICABUT"]);
    const { text, name } = await open(withdrawn.id);
    expect(text).toContain("DICABUT");
    expect(name).toContain("DICABUT");
    expect((await open(stands.id)).text).not.toContain("DICABUT");
  });

  test("that was voided says that, though its proof is withdrawn with it", async () => {
    const { id } = await surat("ditandatangani");
    await as(tu, (ctx) => cancelNaskah(ctx, id, "Salah tujuan"));
    expect(await stamp(id)).toBe("DIBATALKAN");
    expect((await open(id)).text).not.toContain("DICABUT");
  });
});

/** Signed, with people, copies and a table that it brought along. */
async function aboutPeople(): Promise<string> {
  const draft = await surat("draft");
  const { id } = draft;
  const { klasifikasiId } = await as(tu, (ctx) => takeNaskah(ctx, id));
  const { pegawaiIds, siswaIds } = await as(sistem, async ({ db }) => {
    const row = { nama: "Budi Santoso", jenisKelamin: "laki-laki", status: "aktif" } as never;
    const pupil = await db.insertInto("siswa").values(row).returning("id").executeTakeFirstOrThrow();
    const tabel = json([{ judul: "Daftar", kepala: ["Nama"], baris: [["Ani"]] }]);
    await db.updateTable("naskahSurat").set({ tabel }).where("id", "=", id).execute();
    const employee = await db.selectFrom("pegawai").select("id").limit(1).executeTakeFirstOrThrow();
    return { pegawaiIds: [employee.id], siswaIds: [pupil.id] };
  });
  const { bidang } = fields(klasifikasiId, { isi: "Hari {{isian.Hari}}.", "isian.Hari": "Senin", tembusan: "Arsip" });
  const { versi } = await as(tu, (ctx) => saveNaskah(ctx, draft, { bidang, pegawaiIds, siswaIds }));
  await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
  await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, origin));
  await signedPdf(house.scope(tu), berkas.files, id);
  return id;
}

test("what was destroyed is given out in no way, and each says why; nothing is left of whom it was about", async () => {
  const id = await aboutPeople();
  const { suratKeluarId } = await as(tu, (ctx) => takeNaskah(ctx, id));
  await as(sistem, ({ db }) =>
    db.updateTable("suratKeluar").set({ dimusnahkanPada: current }).where("id", "=", String(suratKeluarId)).execute(),
  );
  const before = await as(tu, (ctx) => loadDetail(ctx, id));
  expect(before.dimusnahkan).toBe(false);
  await as(tu, (ctx) => clearDestroyed(ctx, [String(suratKeluarId)]));
  const told = { kind: "notFound", message: expect.stringContaining("sudah dimusnahkan") };
  await expect(signedPdf(house.scope(tu), berkas.files, id)).rejects.toMatchObject(told);
  await expect(stampedPdf(house.scope(tu), berkas.files, { id, stamp: "DICABUT" })).rejects.toMatchObject(told);
  await expect(open(id)).rejects.toMatchObject(told);
  await expect(open(id, "?lembar=paraf")).rejects.toMatchObject({ kind: "notFound" });
  const { dimusnahkan, tanda, naskah } = await as(tu, (ctx) => loadDetail(ctx, id));
  expect([dimusnahkan, tanda, naskah.nomor]).toEqual([true, null, before.naskah.nomor]);
  const { rows } = await as(sistem, ({ db }) =>
    sql`select tujuan, tembusan, isi, isian, tabel, kertas, pegawai_ids, siswa_ids, berkas_id, sidik from naskah_surat where id = ${id}`.execute(
      db,
    ),
  );
  expect(rows).toEqual([
    {
      ...{ tujuan: null, tembusan: null, isi: "", isian: {}, tabel: null, kertas: null, pegawaiIds: [], siswaIds: [] },
      ...{ berkasId: null, sidik: null },
    },
  ]);
});
