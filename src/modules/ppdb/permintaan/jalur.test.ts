/**
 * At home a father reads "Reguler" on the form that he sent, and meant "Tahfidz". He lives two hours from the desk and asks on the page. What goes wrong:
 * the page names the path and takes no word about it, the committee moves the child and the request still waits, or nobody ever answers.
 */
import { beforeAll, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { moveAll } from "../keadaan/move-all.server.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { loadPindah } from "../pindah-jalur/load-pindah.server.ts";
import { moveJalur } from "../pindah-jalur/move-jalur.server.ts";
import { declinePermintaan, grantPermintaan } from "./answer-permintaan.server.ts";
import { askPermintaan } from "./ask-permintaan.server.ts";
import { loadIsian } from "./load-isian.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const isi = "Tahfidz, hafalannya 6 juz";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { kuota: 100 });
});

const page = (id: string) => scope().read((ctx) => loadIsian(ctx, id));
const ask = (id: string) => scope().transaction((ctx) => askPermintaan(ctx, id, { isian: "jalur", isi }));
const onDesk = async (id: string) => (await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id))).permintaan;
const wanted = async (id: string) => (await scope(nurlaela).transaction((ctx) => loadPindah(ctx, id))).diminta;
const seen = (id: string) =>
  scope().read(({ db }) =>
    db.selectFrom("pendaftaran").select(["id", "versi", "gelombangId"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
const answers = async (id: string) => (await page(id))?.permintaan.map(({ label, jawaban, alasan }) => [label, jawaban, alasan]);

test("where there is one path alone, nobody is asked about it", async () => {
  const { id } = await register(scope(), "Anak Satu Jalur");
  expect((await page(id))?.pilihan).not.toContain("jalur");
  expect(await scope().read((ctx) => loadStatus(ctx, id))).toMatchObject({ jalur: null });
  await expect(ask(id)).rejects.toMatchObject({ fields: { isian: "Penerimaan ini tidak mempunyai jalur lain." } });
});

test("the wish stands before whoever moves the registration, and is answered by that", async () => {
  await addJalur(scope(nurlaela), { kuota: 20 }, "tahfidz");
  const { id } = await register(scope(), "Anak Salah Jalur", { jalur: "reguler" });
  expect((await page(id))?.pilihan).toContain("jalur");
  expect([(await scope().read((ctx) => loadStatus(ctx, id)))?.jalur, await wanted(id)]).toEqual(["Reguler", null]);
  await ask(id);
  const [asked] = await onDesk(id);
  expect([asked, await wanted(id)]).toMatchObject([{ isian: "jalur", isi }, isi]);
  await expect(scope(nurlaela).transaction(async (ctx) => grantPermintaan(ctx, await seen(id), asked?.id ?? ""))).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("pindahkan pendaftarannya"),
  });
  const { gelombangId, ...row } = await seen(id);
  await scope(nurlaela).transaction((ctx) => moveJalur(ctx, row, { ke: `${gelombangId} tahfidz`, alasan: "Seperti yang keluarga minta" }));
  expect([await answers(id), await onDesk(id), await wanted(id)]).toEqual([[["Jalur pendaftaran", "diperbaiki", null]], [], null]);
  expect((await scope().read((ctx) => loadStatus(ctx, id)))?.jalur).toBe("Tahfidz");
});

test("declined, it has a reason that the family reads", async () => {
  const { id } = await register(scope(), "Anak Tetap Jalur", { jalur: "reguler" });
  await ask(id);
  const sent = { permintaan: (await onDesk(id))[0]?.id, alasan: "Sertifikat tahfidznya tidak ada" };
  await scope(nurlaela).transaction(async (ctx) => declinePermintaan(ctx, await seen(id), sent));
  expect(await answers(id)).toEqual([["Jalur pendaftaran", "ditolak", "Sertifikat tahfidznya tidak ada"]]);
});

test("a child that is withdrawn, by its family or because the place was not taken, leaves no wish without an answer", async () => {
  const withdrawn = { ke: "mengundurkan diri", pelaku: "Keluarga", alasan: "Pindah kota" } as const;
  const answered = [["Jalur pendaftaran", "ditolak", "Pendaftaran ini sudah ditarik."]];
  const { id } = await register(scope(), "Anak Ditarik", { jalur: "reguler" });
  await ask(id);
  await scope().transaction(async (ctx) => movePendaftaran(ctx, await lockPendaftaran(ctx, id), withdrawn));
  const { id: late } = await register(scope(), "Anak Terlambat", { jalur: "reguler" });
  const { id: other } = await register(scope(), "Anak Lain Jalur", { jalur: "reguler" });
  for (const one of [late, other]) await ask(one);
  const steps = [{ id: late, keadaan: "terkirim", ke: withdrawn.ke, alasan: "Tempat tidak diambil." }] as const;
  await scope().transaction((ctx) => moveAll(ctx, steps, { oleh: null, pelaku: "Sistem", pengusul: null }));
  expect([await answers(id), await answers(late), await answers(other)]).toEqual([answered, answered, [["Jalur pendaftaran", null, null]]]);
});
