import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { actor } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { current, fields, origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { penandatangan } from "../content/penandatangan.server.ts";
import { loadDetail } from "../load/detail.server.ts";
import { listNaskah, readFilters } from "../load/list.server.ts";
import { signedPdf } from "./print.server.ts";
import { deleteNaskah, restoreNaskah, saveNaskah, writeNaskah } from "./save.server.ts";
import { cancelNaskah, signNaskah } from "./signature.server.ts";
import { proposeNaskah } from "./step.server.ts";

/** Letters whose book, kind, template or signer is gone, disabled or over, and letters that were binned. */
const { house, as, surat, template } = useNaskah();
const { tu, kepala, admin, guru } = person;
const berkas = useBerkas();

type Table = "akun" | "bukuNomor" | "jenisNaskah" | "templateSurat" | "naskahSurat";

/** Throws away or disables, asks, and puts it back. */
async function selama<T>(
  tabel: Table,
  ubah: { aktif?: boolean; deletedAt?: Date },
  id: string | null,
  kerja: () => Promise<T>,
): Promise<T> {
  const set = (isi: object) =>
    as(tu, ({ db }) => {
      const query = db.updateTable(tabel as "akun").set(isi);
      return (id === null ? query.where(everyRow) : query.where("id", "=", id)).execute();
    });
  await set(ubah);
  try {
    return await kerja();
  } finally {
    await set({ ...("aktif" in ubah ? { aktif: true } : {}), deletedAt: null });
  }
}

describe("a letter is not signed", () => {
  test.each([
    ["by a head whose account is disabled", "akun", { aktif: false }, "forbidden"],
    ["by a head whose account was thrown away", "akun", { deletedAt: current }, "forbidden"],
    ["with a number of a binned book", "bukuNomor", { deletedAt: current }, "invalid"],
    ["with a number of a book that is used no more", "bukuNomor", { aktif: false }, "invalid"],
    ["as a binned kind of paper", "jenisNaskah", { deletedAt: current }, "invalid"],
    ["as a kind of paper that is used no more", "jenisNaskah", { aktif: false }, "invalid"],
    ["when it was binned itself", "naskahSurat", { deletedAt: current }, "notFound"],
  ] as const)("%s", async (_, tabel, ubah, kind) => {
    const siap = await surat("diparaf");
    const id = tabel === "akun" ? kepala.id : tabel === "naskahSurat" ? siap.id : null;
    const tanda = () => as(kepala, (ctx) => signNaskah(ctx, siap, origin));
    await selama(tabel, ubah, id, () => expect(tanda()).rejects.toMatchObject({ kind }));
    expect(await tanda()).toMatch(/\/11\/2026$/);
  });

  test("by somebody without an account, though the letterhead names a head", async () => {
    await as(tu, ({ db }) => db.updateTable("pengaturan").set({ kepalaNama: "Drs. Kepala" }).where(everyRow).execute());
    const asing = { ...actor("kepala"), id: "00000000-0000-4000-8000-0000000000aa" };
    const siap = await surat("diparaf");
    await expect(as(asing, (ctx) => signNaskah(ctx, siap, origin))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(unconfirmed(kepala), (ctx) => signNaskah(ctx, siap, origin))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect((await as(tu, (ctx) => penandatangan(ctx))).nama).toBe(kepala.name);
    await selama("akun", { aktif: false }, kepala.id, async () =>
      expect(await as(tu, (ctx) => penandatangan(ctx))).toMatchObject({ akunId: null, nama: "Drs. Kepala", jabatan: "Kepala Madrasah" }),
    );
  });

  test.each([
    ["before its first day", { mulai: "2026-11-24", sampai: "2026-11-30" }, false],
    ["on its first day", { mulai: "2026-11-23", sampai: "2026-11-30" }, true],
    ["on its last day", { mulai: "2026-11-20", sampai: "2026-11-23" }, true],
    ["when it has ended", { mulai: "2026-11-20", sampai: "2026-11-22" }, false],
    ["when it was binned", { mulai: "2026-11-20", sampai: "2026-11-30", deletedAt: current }, false],
  ])("in the head's place %s: %o, signs: %s", async (_, hari, boleh) => {
    const tugas = { akunId: guru.id ?? "", cara: "plh" as const, jabatan: null, jabatanAtasan: null, dasar: null, ...hari };
    const { id } = await as(admin, ({ db }) =>
      db
        .insertInto("pejabatPenandatangan")
        .values(tugas as never)
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    await as(admin, ({ db }) => db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where("id", "=", id).execute());
    const siapa = { ...guru, roles: ["guru", "kepala"] };
    const siap = await surat("diparaf");
    const tanda = () => as(siapa, (ctx) => signNaskah(ctx, siap, origin));
    if (boleh) await selama("akun", { aktif: false }, guru.id, () => expect(tanda()).rejects.toMatchObject({ kind: "forbidden" }));
    if (boleh) expect(await tanda()).toMatch(/2026$/);
    else await expect(tanda()).rejects.toMatchObject({ kind: "forbidden" });
    await as(admin, ({ db }) => db.deleteFrom("pejabatPenandatangan").where("id", "=", id).execute());
  });
});

describe("a binned letter", () => {
  test("is not there for any step, and comes back once", async () => {
    const draf = await surat("draft");
    await as(tu, (ctx) => deleteNaskah(ctx, draf));
    const lagi = { id: draf.id, versi: draf.versi + 1 };
    const langkah: readonly ((ctx: Ctx) => Promise<unknown>)[] = [
      (ctx: Ctx) => proposeNaskah(ctx, lagi),
      (ctx: Ctx) => saveNaskah(ctx, lagi, fields(null)),
      (ctx: Ctx) => deleteNaskah(ctx, lagi),
      (ctx: Ctx) => loadDetail(ctx, draf.id),
      (ctx: Ctx) => cancelNaskah(ctx, draf.id, "Tidak jadi"),
    ];
    for (const satu of langkah) await expect(as(tu, satu)).rejects.toMatchObject({ kind: "notFound" });
    await expect(signedPdf(house.scope(tu), berkas.files, draf.id)).rejects.toMatchObject({ kind: "notFound" });
    const dalam = async (tampil: string, siapa = tu) =>
      (await as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams({ tampil }))))).rows.map(({ id }) => id);
    expect(await dalam("semua")).not.toContain(draf.id);
    expect(await dalam("sampah")).toEqual([draf.id]);
    for (const siapa of [guru, kepala])
      await expect(as(siapa, (ctx) => restoreNaskah(ctx, draf.id))).rejects.toMatchObject({ kind: "forbidden" });
    const lain = await surat("draft");
    await as(tu, (ctx) => deleteNaskah(ctx, lain));
    const { lines } = await told(house, tu, (ctx) => restoreNaskah(ctx, draf.id));
    expect(lines.map(({ action }) => action)).toEqual(["restore"]);
    // Only this one came back.
    expect(await dalam("sampah")).toEqual([lain.id]);
    for (const id of [draf.id, "x", crypto.randomUUID()])
      await expect(as(tu, (ctx) => restoreNaskah(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is not written from a template that is binned or used no more", async () => {
    for (const ubah of [{ deletedAt: current }, { aktif: false }])
      await selama("templateSurat", ubah, template.id, () =>
        expect(as(tu, (ctx) => writeNaskah(ctx, template.id))).rejects.toMatchObject({ kind: "invalid" }),
      );
    for (const id of ["x", crypto.randomUUID()])
      await expect(as(tu, (ctx) => writeNaskah(ctx, id))).rejects.toMatchObject({ kind: "invalid" });
    await expect(as(guru, (ctx) => writeNaskah(ctx, template.id))).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("what is offered with a letter", () => {
  const keadaan = ["draft", "diajukan", "diparaf", "ditandatangani"] as const;

  test.each<[string, Actor, Record<(typeof keadaan)[number], readonly string[]>]>([
    ["the office", tu, { draft: ["sunting", "ajukan", "hapus"], diajukan: ["kembalikan"], diparaf: [], ditandatangani: ["batalkan"] }],
    [
      "an administrator",
      admin,
      { draft: ["sunting", "ajukan", "hapus"], diajukan: ["paraf", "kembalikan"], diparaf: [], ditandatangani: ["batalkan"] },
    ],
    ["the head", kepala, { draft: [], diajukan: ["paraf", "kembalikan"], diparaf: ["tandatangan", "kembalikan"], ditandatangani: [] }],
  ])("to %s, is in each state what they may do then, and nothing else", async (_, siapa, dapat) => {
    const ditawarkan: Record<string, string[]> = {};
    for (const satu of keadaan) {
      const { id } = await surat(satu);
      const { boleh } = await as(siapa, (ctx) => loadDetail(ctx, id));
      ditawarkan[satu] = Object.entries(boleh).flatMap(([apa, ya]) => (ya ? [apa] : []));
    }
    expect(ditawarkan).toEqual(dapat);
  });
});
