/** Two people ask at the same office: whatever is asked, put right, taken back or decided for one leaves everything else as it is. */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { allBut, under } from "#tests/support/rights.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pelatihan } from "../registers/pelatihan.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { approveUsulan, returnUsulan } from "./decide.server.ts";
import { correctUsulan, proposeAdd, proposeChange, proposeDelete, proposeOwnData, withdrawUsulan } from "./propose.server.ts";
import { currentState, readUsulan } from "./read-usulan.server.ts";

const { house, who, pegawaiId, as, isi, putusan, setujui } = useUsulanPegawai();
type Person = "guru" | "rekan" | "tataUsaha";
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);

let serial = 0;
const record = (name: Person) =>
  run((ctx) => create(ctx, pendidikan, { pegawaiId: pegawaiId[name], ...isi({ jurusan: `Awal ${serial++}` }) }, "json")).then(
    ({ id, versi }) => ({ id, versi }),
  );
const ask = {
  add: (name: Person) => as(name)((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: `Baru ${serial++}` }))),
  change: async (name: Person) => {
    const row = await record(name);
    return as(name)((ctx) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan: `Ubah ${serial++}` }) }));
  },
  remove: async (name: Person) => {
    const row = await record(name);
    return as(name)((ctx) => proposeDelete(ctx, pendidikan, row));
  },
};
const giveBack = async (id: string) => {
  const { versi } = await as("guru")((ctx) => readUsulan(ctx, id)).catch(() => as("tataUsaha")((ctx) => readUsulan(ctx, id)));
  await as("tataUsaha")((ctx) => returnUsulan(ctx, { id, versi, alasan: "Jurusan salah" }));
  return versi + 1;
};

/** Requests that nobody touches: of another person in every state, and of the same person about other records. */
const others: string[] = [];
beforeAll(async () => {
  for (const name of ["rekan", "guru"] as const) {
    for (const work of Object.values(ask)) others.push(await work(name));
    const [back, taken, done] = [await ask.add(name), await ask.add(name), await ask.change(name)];
    await giveBack(back);
    await as(name)((ctx) => withdrawUsulan(ctx, taken));
    await setujui(done);
    others.push(back, taken, done);
  }
  others.push((await as("rekan")((ctx) => proposeOwnData(ctx, { jabatan: "Guru Ahli Muda" }))) ?? "");
});

/** The requests with their trail and what was told of them; the other person's whole file; who is beside the case in the office. */
const everything = () =>
  run(async ({ db }) => {
    const asked = await sql<{ all: unknown }>`
      select json_build_array(to_json(usulan.*),
        (select json_agg(to_json(audit.*) order by audit.id) from audit where subject_id in (usulan.id::text, usulan.baris_id::text)),
        (select json_agg(to_json(kabar.*) order by kabar.id) from pemberitahuan kabar where link like '%' || usulan.id),
        (select to_json(pendidikan.*) from pendidikan where pendidikan.id = usulan.baris_id)) as all
      from usulan_perubahan usulan where usulan.id in (${sql.join(others)}) order by usulan.id`.execute(db);
    const people = [pegawaiId.rekan, pegawaiId.tataUsaha, pegawaiId.kepala];
    const files = await sql<{ all: unknown }>`
      select json_build_array(to_json(pegawai.*), to_json(akun.*),
        (select json_agg(to_json(pendidikan.*) order by pendidikan.id) from pendidikan where pegawai_id = pegawai.id),
        (select json_agg(to_json(usulan.*) order by usulan.id) from usulan_perubahan usulan where usulan.pegawai_id = pegawai.id),
        (select json_agg(to_json(kabar.*) order by kabar.id) from pemberitahuan kabar where kabar.akun_id = akun.id and kind = 'usulan-diputus')
      ) as all from pegawai join akun on akun.id = pegawai.akun_id where pegawai.id in (${sql.join(people)}) order by pegawai.id`.execute(
      db,
    );
    return { asked: asked.rows, files: files.rows };
  });

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "asks for a new record": () => ask.add("guru"),
  "asks to change a record": () => ask.change("guru"),
  "asks to take a record away": () => ask.remove("guru"),
  "asks otherwise about the same record": async () => {
    const row = await record("guru");
    const minta = (jurusan: string) => as("guru")((ctx) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan }) }));
    const id = await minta("Satu");
    expect(await minta("Dua")).toBe(id);
    expect(await as("guru")((ctx) => proposeDelete(ctx, pendidikan, row))).toBe(id);
  },
  "puts right what was asked": async () => {
    const id = await ask.add("guru");
    await as("guru")((ctx) => correctUsulan(ctx, { id, versi: 1, sent: isi({ jurusan: "Betul" }) }));
  },
  "puts right what came back": async () => {
    const id = await ask.change("guru");
    const versi = await giveBack(id);
    await as("guru")((ctx) => correctUsulan(ctx, { id, versi, sent: isi({ jurusan: "Betul" }) }));
  },
  "takes back what was asked": async () => {
    const id = await ask.remove("guru");
    await as("guru")((ctx) => withdrawUsulan(ctx, id));
  },
  "asks for another office, otherwise, and takes it back": async () => {
    for (const jabatan of ["Guru Ahli Madya", "Guru Ahli Utama", null]) await as("guru")((ctx) => proposeOwnData(ctx, { jabatan }));
  },
  "is given a new record": async () => setujui(await ask.add("guru")),
  "is given another content": async () => setujui(await ask.change("guru")),
  "has a record taken away": async () => setujui(await ask.remove("guru")),
  "is given another office": async () => {
    const id = await as("guru")((ctx) => proposeOwnData(ctx, { jabatan: `Guru ${serial++}` }));
    await setujui(id ?? "");
  },
  "is given a record with a paper": async () => {
    const paper = (name: Person) =>
      as(name)(({ db }) => {
        const berkas = { kunci: `k${serial++}`, nama: "ijazah.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
        return db
          .insertInto("berkas")
          .values({ ...berkas, createdBy: who[name].id })
          .returning(["id", "createdBy"])
          .executeTakeFirstOrThrow();
      });
    const [own, unused, theirs] = [await paper("guru"), await paper("guru"), await paper("rekan")];
    await setujui(await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ lampiranId: own.id }))));
    const holders = await run(({ db }) =>
      db.selectFrom("berkas").select(["id", "createdBy"]).where("id", "in", [own.id, unused.id, theirs.id]).execute(),
    );
    expect(new Set(holders)).toEqual(new Set([{ ...own, createdBy: who.tataUsaha.id }, unused, theirs]));
  },
  "is given nothing": async () => giveBack(await ask.change("guru")),
};

test.each(Object.keys(acts))("one person %s: the others' requests and files stay as they are", async (act) => {
  const before = await everything();
  expect([before.asked.length, before.files.length]).toEqual([others.length, 3]);
  await acts[act]?.();
  expect(await everything()).toEqual(before);
});

describe("what somebody else asked for", () => {
  test("is taken back or put right by nobody of the office, who reads it and asks for themselves as well", async () => {
    const id = await ask.add("guru");
    const nobodysBusiness = { kind: "notFound" };
    for (const name of ["tataUsaha", "rangkap"] as const) {
      expect(await as(name)((ctx) => readUsulan(ctx, id))).toMatchObject({ id, status: "menunggu" });
      await expect(as(name)((ctx) => withdrawUsulan(ctx, id))).rejects.toMatchObject(nobodysBusiness);
      await expect(as(name)((ctx) => correctUsulan(ctx, { id, versi: 1, sent: isi() }))).rejects.toMatchObject(nobodysBusiness);
    }
    expect(await as("guru")((ctx) => readUsulan(ctx, id))).toMatchObject({ status: "menunggu", versi: 1 });
  });

  test("in another register of the file is another request, whatever its number", async () => {
    const { id, versi } = await run((ctx) => create(ctx, pelatihan, { pegawaiId: pegawaiId.guru, nama: "Kurikulum" }, "json"));
    // A record of another register may carry the same number.
    await run(({ db }) =>
      db
        .insertInto("pendidikan")
        .values({ id, pegawaiId: pegawaiId.guru, ...isi() } as never)
        .execute(),
    );
    const one = await as("guru")((ctx) => proposeDelete(ctx, pelatihan, { id, versi }));
    const other = await as("guru")((ctx) => proposeDelete(ctx, pendidikan, { id, versi: 1 }));
    expect(other).not.toBe(one);
  });
});

test("what the office changed meanwhile in somebody's own data stands on both sides of what they asked for", async () => {
  await run(({ db }) =>
    db
      .updateTable("pegawai")
      .set({ jabatan: "Guru", tugasTambahan: null })
      .where("id", "=", pegawaiId.guru ?? "")
      .execute(),
  );
  const id = (await as("guru")((ctx) => proposeOwnData(ctx, { jabatan: "Guru Ahli Muda" }))) ?? "";
  await run(({ db }) =>
    db
      .updateTable("pegawai")
      .set({ tugasTambahan: "Wali kelas" })
      .where("id", "=", pegawaiId.guru ?? "")
      .execute(),
  );
  const { usulan } = await as("tataUsaha")((ctx) => currentState(ctx, id));
  expect(usulan.sebelum).toMatchObject({ jabatan: "Guru", tugasTambahan: "Wali kelas" });
  expect(usulan.sesudah).toEqual({ ...usulan.sebelum, jabatan: "Guru Ahli Muda" });
  await as("tataUsaha")(async (ctx) => approveUsulan(ctx, await putusan(id)));
});

test("beside a record that is gone or not theirs to read stands what was asked; one that cannot be read now is not taken for gone", async () => {
  const id = await ask.change("guru");
  const look = (scope: ReturnType<typeof house.scope>) => scope.transaction((ctx) => currentState(ctx, id));
  const seen = await look(house.scope(who.guru));
  expect(seen).toMatchObject({ usulan: { id }, barisVersi: 1 });
  const lacking = under(house.scope(who.guru), allBut("pendidikan:read"));
  expect(await look(lacking)).toEqual({ ...seen, barisVersi: 0 });
  const barisId = String(seen.usulan.barisId);
  await run((ctx) => remove(ctx, pendidikan, { id: barisId, versi: 1 }));
  expect(await look(house.scope(who.guru))).toEqual({ ...seen, barisVersi: 0 });
  const locked = run(async ({ db }) => {
    await sql`lock table pendidikan in access exclusive mode`.execute(db);
    await house.scope(who.guru).transaction(async (ctx) => {
      await sql`set local lock_timeout = 1`.execute(ctx.db);
      return currentState(ctx, id);
    });
  });
  await expect(locked).rejects.toMatchObject({ kind: "unavailable" });
});
