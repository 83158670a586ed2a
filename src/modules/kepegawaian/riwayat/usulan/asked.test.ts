/** What a request holds, and who hears of it: each time it is written anew. */
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pelatihan } from "../registers/pelatihan.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { returnUsulan } from "./decide.server.ts";
import { correctUsulan, proposeAdd, proposeChange, proposeDelete, proposeOwnData, withdrawUsulan } from "./propose.server.ts";
import { listUsulan, openUsulan, readUsulan } from "./read-usulan.server.ts";

const { house, who, pegawaiId, as, isi, putusan, setujui } = useUsulanPegawai();
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const row = (id: string) => run(({ db }) => db.selectFrom("usulanPerubahan").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
/** How often the office heard of it. */
const heard = (id: string) =>
  run(({ db }) =>
    db.selectFrom("pemberitahuan").select("id").where("akunId", "=", String(who.tataUsaha.id)).where("link", "like", `%${id}`).execute(),
  ).then((rows) => rows.length);
const paper = (name: "guru" | "rekan") =>
  as(name)(({ db }) => {
    const berkas = { kunci: crypto.randomUUID(), nama: "ijazah.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
    return db
      .insertInto("berkas")
      .values({ ...berkas, createdBy: who[name].id })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
const giveBack = async (id: string) => {
  const { versi } = await row(id);
  await as("tataUsaha")((ctx) => returnUsulan(ctx, { id, versi, alasan: "Jurusan salah" }));
  return versi + 1;
};

test("written anew while it waits nobody hears of it again; sent again after it came back the office does", async () => {
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  expect(await heard(id)).toBe(1);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 1, sent: isi({ jurusan: "Fisika" }) }));
  expect(await heard(id)).toBe(1);
  const versi = await giveBack(id);
  expect(await row(id)).toMatchObject({ status: "dikembalikan", alasan: "Jurusan salah" });
  const returned = await run(({ db }) =>
    db.selectFrom("pemberitahuan").select(["body", "link"]).where("akunId", "=", String(who.guru.id)).execute(),
  );
  // It leads whoever asked to the very request.
  expect(returned).toContainEqual({ body: "Jurusan salah", link: `${pendidikan.path}?ubah=${id}` });
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi, sent: isi({ jurusan: "Kimia" }) }));
  expect(await heard(id)).toBe(2);
  expect(await row(id)).toMatchObject({ status: "menunggu", alasan: null, tindakan: "tambah", versi: versi + 1 });
});

test("the paper of a request is known to it, and no more once another or none is sent", async () => {
  const [one, two] = [await paper("guru"), await paper("guru")];
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ lampiranId: one.id })));
  expect((await row(id)).lampiranId).toBe(one.id);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 1, sent: isi({ lampiranId: two.id }) }));
  expect((await row(id)).lampiranId).toBe(two.id);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 2, sent: isi() }));
  expect((await row(id)).lampiranId).toBeNull();
  const theirs = isi({ lampiranId: (await paper("rekan")).id });
  const refused = { kind: "invalid", fields: { lampiranId: expect.any(String) } };
  await expect(as("guru")((ctx) => proposeAdd(ctx, pendidikan, theirs))).rejects.toMatchObject(refused);
  await expect(as("guru")((ctx) => correctUsulan(ctx, { id, versi: 3, sent: theirs }))).rejects.toMatchObject(refused);
  expect(await row(id)).toMatchObject({ lampiranId: null, versi: 3 });
});

test("a paper that the office has taken over may stay in what is asked, also where the office put another in its place", async () => {
  const [kept, other] = [await paper("guru"), await paper("guru")];
  await setujui(await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Sejarah", lampiranId: kept.id }))));
  const made = () =>
    run(({ db }) => db.selectFrom("pendidikan").select(["id", "versi"]).where("jurusan", "=", "Sejarah").executeTakeFirstOrThrow());
  const ask = async (sent: Readonly<Record<string, unknown>>) => {
    const target = await made();
    return as("guru")((ctx) => proposeChange(ctx, pendidikan, { ...target, sent: isi(sent) }));
  };
  const id = await ask({ jurusan: "Geografi", lampiranId: kept.id });
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 1, sent: isi({ jurusan: "Sosiologi", lampiranId: kept.id }) }));
  const replaced = { lampiranId: other.id };
  await run(async ({ db }) =>
    db
      .updateTable("pendidikan")
      .set(replaced)
      .where("id", "=", (await made()).id)
      .execute(),
  );
  expect(await ask({ jurusan: "Antropologi", lampiranId: kept.id })).toBe(id);
  expect(await row(id)).toMatchObject({ lampiranId: kept.id, versi: 3 });
  // Somebody else's paper is nobody's to bring.
  const theirs = await paper("rekan");
  await expect(ask({ lampiranId: theirs.id })).rejects.toMatchObject({ kind: "invalid", fields: { lampiranId: expect.any(String) } });
});

test("the record's own paper comes back in place of another that was asked for", async () => {
  const [own, other] = [await paper("guru"), await paper("guru")];
  await setujui(await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Tafsir", lampiranId: own.id }))));
  const made = run(({ db }) =>
    db.selectFrom("pendidikan").select(["id", "versi"]).where("jurusan", "=", "Tafsir").executeTakeFirstOrThrow(),
  );
  const target = await made;
  const ask = (lampiranId: string) => as("guru")((ctx) => proposeChange(ctx, pendidikan, { ...target, sent: isi({ lampiranId }) }));
  const id = await ask(other.id);
  expect(await ask(own.id)).toBe(id);
  expect(await row(id)).toMatchObject({ lampiranId: own.id, versi: 2 });
  await ask(other.id);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 3, sent: isi({ lampiranId: own.id }) }));
  expect(await row(id)).toMatchObject({ lampiranId: own.id, versi: 4 });
});

test("a request about one's own staff record is written anew on its own page alone", async () => {
  const id = (await as("guru")((ctx) => proposeOwnData(ctx, { jabatan: "Guru Ahli Muda" }))) ?? "";
  const { versi } = await row(id);
  const anew = as("guru")((ctx) => correctUsulan(ctx, { id, versi, sent: { jabatan: "Guru Ahli Madya" } }));
  await expect(anew).rejects.toMatchObject({ kind: "notFound" });
  expect((await row(id)).versi).toBe(versi);
});

test("the record that is asked to be changed or taken away is known to the request, with how it stood", async () => {
  const { id: baris, versi } = await run((ctx) => create(ctx, pelatihan, { pegawaiId: pegawaiId.guru, nama: "Kurikulum" }, "json"));
  const id = await as("guru")((ctx) => proposeChange(ctx, pelatihan, { id: baris, versi, sent: { nama: "Kurikulum Merdeka" } }));
  const asked = { register: "pelatihan", barisId: baris, barisVersi: versi, pegawaiId: pegawaiId.guru, diajukanOleh: who.guru.id };
  expect(await row(id)).toMatchObject({
    ...asked,
    tindakan: "ubah",
    sebelum: { nama: "Kurikulum" },
    sesudah: { nama: "Kurikulum Merdeka" },
  });
  await as("guru")((ctx) => proposeDelete(ctx, pelatihan, { id: baris, versi }));
  expect(await row(id)).toMatchObject({ ...asked, tindakan: "hapus", sesudah: null });
  // Put right after it came back, it asks for another content again.
  const back = await giveBack(id);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: back, sent: { nama: "Kurikulum Merdeka" } }));
  expect(await row(id)).toMatchObject({ ...asked, tindakan: "ubah", sesudah: { nama: "Kurikulum Merdeka" } });
});

test("what is open of a person is told of that person and register alone, the oldest first, and nothing that was thrown away", async () => {
  const add = (name: "guru" | "rekan", jurusan: string) => as(name)((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan })));
  const ids = [await add("rekan", "A"), await add("rekan", "B"), await add("rekan", "C")];
  await run(({ db }) =>
    db
      .updateTable("usulanPerubahan")
      .set({ createdAt: new Date("2026-01-01T00:00:00Z") })
      .where("id", "=", ids[2] ?? "")
      .execute(),
  );
  const open = () => as("tataUsaha")((ctx) => openUsulan(ctx, { register: "pendidikan", pegawaiId: pegawaiId.rekan ?? "" }));
  expect((await open()).map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  const waiting = async () => (await as("tataUsaha")((ctx) => listUsulan(ctx, { status: "menunggu", page: 1, size: 100 }))).total;
  const before = await waiting();
  await run(({ db }) =>
    db
      .updateTable("usulanPerubahan")
      .set({ deletedAt: new Date() } as never)
      .where("id", "=", ids[0] ?? "")
      .execute(),
  );
  expect((await open()).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(await waiting()).toBe(before - 1);
  await expect(as("rekan")((ctx) => readUsulan(ctx, ids[0] ?? ""))).rejects.toMatchObject({ kind: "notFound" });
});

test("nothing is put into a file that was thrown away meanwhile, nor from a record that moved to somebody else's", async () => {
  const { id: baris, versi } = await run((ctx) => create(ctx, pelatihan, { pegawaiId: pegawaiId.rekan, nama: "Kurikulum" }, "json"));
  const id = await as("rekan")((ctx) => proposeChange(ctx, pelatihan, { id: baris, versi, sent: { nama: "Lain" } }));
  const set = (table: "pelatihan" | "pegawai", key: string, values: object) =>
    run(({ db }) =>
      db
        .updateTable(table as "pelatihan")
        .set(values)
        .where("id", "=", key)
        .execute(),
    );
  await set("pelatihan", baris, { pegawaiId: pegawaiId.guru });
  await expect(setujui(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("diubah orang lain") });
  await set("pelatihan", baris, { pegawaiId: pegawaiId.rekan });
  const seen = await putusan(id);
  await set("pegawai", pegawaiId.rekan ?? "", { deletedAt: new Date() });
  await expect(setujui(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("tidak lagi terhubung") });
  await set("pegawai", pegawaiId.rekan ?? "", { deletedAt: null });
  expect(await putusan(id)).toEqual(seen);
  await setujui(id);
  expect(await run(({ db }) => db.selectFrom("pelatihan").select("nama").where("id", "=", baris).executeTakeFirstOrThrow())).toEqual({
    nama: "Lain",
  });
});

test("what is written anew waits anew, what was taken back last comes first, and of one moment each stands on one page", async () => {
  const ids: string[] = [];
  for (const jurusan of ["Satu", "Dua", "Tiga", "Empat"])
    ids.push(await as("rekan")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan }))));
  const [first = "", ...later] = ids;
  const dated = async (updatedAt: (n: number) => Date) => {
    for (const [n, id] of [...ids.entries()].toReversed())
      await run(({ db }) =>
        db
          .updateTable("usulanPerubahan")
          .set({ updatedAt: updatedAt(n) })
          .where("id", "=", id)
          .execute(),
      );
  };
  const order = async (status: "menunggu" | "ditarik", pages = [{ page: 1, size: 100 }]) => {
    const shown: string[] = [];
    for (const page of pages) {
      const { rows } = await as("rekan")((ctx) => listUsulan(ctx, { status, ...page }));
      shown.push(...rows.map(({ id }) => id));
    }
    return shown.filter((id) => ids.includes(id));
  };
  await dated((n) => new Date(Date.UTC(2026, 0, 1 + n)));
  expect(await order("menunggu")).toEqual(ids);
  await as("rekan")((ctx) => correctUsulan(ctx, { id: first, versi: 1, sent: isi({ jurusan: "Lagi" }) }));
  expect(await order("menunggu")).toEqual([...later, first]);
  for (const id of ids) await as("rekan")((ctx) => withdrawUsulan(ctx, id));
  await dated((n) => new Date(Date.UTC(2026, 0, 1 + n)));
  expect(await order("ditarik")).toEqual(ids.toReversed());
  await dated(() => new Date(Date.UTC(2026, 0, 1)));
  const pages = [1, 2, 3, 4].map((page) => ({ page, size: 1 }));
  expect(await order("ditarik", pages)).toEqual(ids.toSorted());
});
