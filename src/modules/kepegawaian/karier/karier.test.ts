import { beforeAll, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { listNotices } from "#kit/notices/notices.server.ts";
import { create, find, remove, update } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { pegawai } from "../pegawai.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";
import { approveUsulan } from "../riwayat/usulan/decide.server.ts";
import { proposeAdd } from "../riwayat/usulan/propose.server.ts";
import { currentState } from "../riwayat/usulan/read-usulan.server.ts";
import { addTahun } from "./compute/tahun.ts";
import { loadTempo } from "./load-tempo.server.ts";
import { remindTempo } from "./remind-tempo.server.ts";

const house = useDatabase({ policy, followers });
const who = {} as Record<"guru" | "rekan" | "baru" | "tataUsaha", Actor>;
const pegawaiId = {} as Record<keyof typeof who, string>;
const as = (name: keyof typeof who) => house.scope(who[name]).transaction;
const hari = today();
/** Today in forty days, four years ago: the next rank comes in forty days. */
const naik = addTahun(addDays(hari, 40), -4);
const kabar = async (name: keyof typeof who) =>
  (await as(name)((ctx) => listNotices(ctx, { page: 1, size: 50, unread: true }))).rows.map(({ title }) => title);
const pagi = (now = new Date()) => house.scope(system("jatuh tempo")).transaction((ctx) => remindTempo({ ...ctx, now }));
const recorded = (name: keyof typeof who) =>
  as("tataUsaha")((ctx) =>
    ctx.db.selectFrom("pegawai").select(["pangkat", "tmtPangkat", "versi"]).where("id", "=", pegawaiId[name]).executeTakeFirstOrThrow(),
  );

beforeAll(() =>
  house.scope(system("uji")).transaction(async (ctx) => {
    for (const [n, name] of (["guru", "rekan", "tataUsaha", "baru"] as const).entries()) {
      const made = await addPerson(ctx, n, { nama: name, peran: [name === "tataUsaha" ? name : "guru"], status: "honorer" });
      who[name] = made.actor;
      pegawaiId[name] = made.pegawaiId;
    }
    const pns = { status: "pns" as const, tmt: addDays(addTahun(hari, -7), -60), tanggalLahir: "1990-01-01" };
    await ctx.db.updateTable("pegawai").set(pns).where("id", "=", pegawaiId.guru).execute();
  }),
);

test("a rank that the office approves stands in the staff record with the same answer, and its raise does not", async () => {
  for (const isi of [
    { pangkat: "III/b", tmt: naik },
    { pangkat: "III/a", jenis: "gaji-berkala", tmt: addDays(hari, -10) },
    { pangkat: "III/a", tmt: addTahun(naik, -3) },
  ]) {
    const id = await as("guru")((ctx) => proposeAdd(ctx, kepangkatan, { jenis: "pangkat", ...isi }));
    const { usulan, barisVersi } = await as("tataUsaha")((ctx) => currentState(ctx, id));
    await as("tataUsaha")((ctx) => approveUsulan(ctx, { id, versi: usulan.versi, barisVersi }));
  }
  expect(await recorded("guru")).toEqual({ pangkat: "III/b", tmtPangkat: naik, versi: 2 });
  const lines = await as("tataUsaha")((ctx) =>
    ctx.db
      .selectFrom("audit")
      .select(["before", "after"])
      .where("subject", "=", "pegawai")
      .where("subjectId", "=", pegawaiId.guru)
      .orderBy("id")
      .execute(),
  );
  expect(lines).toEqual([{ before: { pangkat: null, tmtPangkat: null }, after: { pangkat: "III/b", tmtPangkat: naik } }]);
});

test("a list of ranks takes the staff record along, and so does taking the list back", async () => {
  const lama = { pegawaiId: pegawaiId.rekan, jenis: "pangkat", pangkat: "II/b", tmt: "2019-04-01" };
  await as("tataUsaha")((ctx) => create(ctx, kepangkatan, lama, "json"));
  const sebelum = await recorded("rekan");
  const sheet = {
    header: ["Pegawai", "Pangkat/golongan", "Jenis SK", "TMT"],
    rows: [
      ["rekan", "III/a", "Pengangkatan atau kenaikan pangkat", hari],
      ["guru", "II/a", "Pengangkatan atau kenaikan pangkat", "2001-01-01"],
    ],
    places: [2, 3],
  };
  const { id, refused } = await as("tataUsaha")((ctx) => planImport(ctx, kepangkatan, { name: "pangkat.csv", sheet }));
  expect(refused).toEqual([]);
  expect(await recorded("rekan")).toEqual(sebelum);
  const batch = id ?? "";
  await as("tataUsaha")((ctx) => runImport(ctx, kepangkatan, batch));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "III/a", tmtPangkat: hari });
  expect(await recorded("guru")).toMatchObject({ pangkat: "III/b", tmtPangkat: naik });
  await as("tataUsaha")((ctx) => undoImport(ctx, kepangkatan, { id: batch, rest: false }));
  expect(await recorded("rekan")).toMatchObject({ pangkat: sebelum.pangkat, tmtPangkat: sebelum.tmtPangkat });
});

test("a rank taken back that alone stood in the history leaves the staff record as it was before", async () => {
  const sheet = {
    header: ["Pegawai", "Pangkat/golongan", "Jenis SK", "TMT"],
    rows: ["III/a", "III/b"].map((pangkat, n) => ["baru", pangkat, "Pengangkatan atau kenaikan pangkat", addTahun(hari, n - 4)]),
    places: [2, 3],
  };
  const bolakBalik = async () => {
    const { id } = await as("tataUsaha")((ctx) => planImport(ctx, kepangkatan, { name: "pangkat.csv", sheet }));
    await as("tataUsaha")((ctx) => runImport(ctx, kepangkatan, id ?? ""));
    expect(await recorded("baru")).toMatchObject({ pangkat: "III/b" });
    await as("tataUsaha")((ctx) => undoImport(ctx, kepangkatan, { id: id ?? "", rest: false }));
    return recorded("baru");
  };
  expect(await bolakBalik()).toMatchObject({ pangkat: null, tmtPangkat: null });
  const tertulis = { pangkat: "II/d", tmtPangkat: "2015-04-01" };
  await as("tataUsaha")(async (ctx) => {
    const row = await find(ctx, pegawai, pegawaiId.baru);
    return update(ctx, pegawai, { id: row.id, versi: row.versi, sent: { ...fieldValues(pegawai, row), ...tertulis }, source: "json" });
  });
  expect(await bolakBalik()).toMatchObject(tertulis);
  const isi = { pegawaiId: pegawaiId.baru, jenis: "pangkat", pangkat: "III/c" };
  const satu = await as("tataUsaha")((ctx) => create(ctx, kepangkatan, { ...isi, tmt: "2019-04-01" }, "json"));
  const dua = await as("tataUsaha")((ctx) => create(ctx, kepangkatan, { ...isi, pangkat: "III/d", tmt: "2023-04-01" }, "json"));
  for (const { id } of [dua, satu]) await as("tataUsaha")((ctx) => remove(ctx, kepangkatan, { id, versi: 1 }));
  expect(await recorded("baru")).toMatchObject(tertulis);
});

test("a rank that is taken back or put right takes the staff record along; one that is to come waits for its day", async () => {
  const dengan = as("tataUsaha");
  const isi = { pegawaiId: pegawaiId.rekan, jenis: "pangkat", pangkat: "II/c", tmt: "2020-04-01" };
  await dengan((ctx) => create(ctx, kepangkatan, isi, "json"));
  const salah = await dengan((ctx) => create(ctx, kepangkatan, { ...isi, pangkat: "IV/e", tmt: "2024-04-01" }, "json"));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "IV/e" });
  const betul = { ...isi, pangkat: "II/d", tmt: "2024-10-01" };
  await dengan((ctx) => update(ctx, kepangkatan, { id: salah.id, versi: 1, sent: betul, source: "json" }));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "II/d", tmtPangkat: "2024-10-01" });
  await dengan((ctx) => remove(ctx, kepangkatan, { id: salah.id, versi: 2 }));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "II/c", tmtPangkat: "2020-04-01" });
  const besok = addDays(hari, 1);
  await dengan((ctx) => create(ctx, kepangkatan, { ...isi, pangkat: "II/d", tmt: besok }, "json"));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "II/c" });
  await pagi(new Date(Date.now() + 86_400_000));
  expect(await recorded("rekan")).toMatchObject({ pangkat: "II/d", tmtPangkat: besok });
});

test("each step is told once to the person and once to the office, also of a paper that expires", async () => {
  const sudah = (await kabar("guru")).length;
  expect(sudah).toBeGreaterThan(0);
  expect(await kabar("guru")).toContainEqual(expect.stringMatching(/^Kenaikan pangkat Anda jatuh tempo .* \(39 hari lagi\)$/));
  expect(await kabar("tataUsaha")).toContainEqual(expect.stringMatching(/hal pegawai mendekati jatuh tempo$/));
  expect(await pagi()).toBe(0);
  expect(await pagi(new Date(Date.now() + 11 * 86_400_000))).toBe(1);
  expect(await kabar("guru")).toHaveLength(sudah + 1);
  await house.scope(system("uji")).transaction(async (ctx) => {
    const berkas = { kunci: "x", nama: "SIM.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
    const { id: fileId } = await ctx.db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
    const row = { pegawaiId: pegawaiId.guru, fileName: "SIM", description: "C", fileId, kedaluwarsa: addDays(hari, 80) };
    await ctx.db.insertInto("berkasPegawai").values(row).execute();
  });
  expect(await pagi()).toBe(1);
  expect(await kabar("guru")).toContainEqual(expect.stringMatching(/^Satu berkas Anda habis masa berlakunya .* \(80 hari lagi\)$/));
});

test("the office sees everybody's, a person only their own, and what cannot be counted is named", async () => {
  const lihat = (name: keyof typeof who, cari = "") => as(name)((ctx) => loadTempo(ctx, new URLSearchParams(cari)));
  const kantor = await lihat("tataUsaha");
  expect(kantor.baris.map(({ nama, perihal }) => [nama, perihal])).toContainEqual(["guru", "pangkat:III/c"]);
  expect(kantor.baris.every(({ jatuh }) => jatuh <= addDays(hari, 90))).toBe(true);
  expect((await lihat("tataUsaha", "perihal=berkas&dalam=semua")).baris.map(({ menuju }) => menuju)).toEqual(["SIM"]);
  expect((await lihat("tataUsaha", "cari=tidak ada")).jumlah).toBe(0);
  expect(kantor.baris.every(({ catat }) => catat)).toBe(true);
  // The head reads everybody's and writes nothing down.
  const kepala: Actor = { ...who.rekan, roles: ["kepala"] };
  const dibaca = await house.scope(kepala).transaction((ctx) => loadTempo(ctx, new URLSearchParams("dalam=semua")));
  expect(dibaca.baris.length).toBeGreaterThan(kantor.baris.length);
  expect(dibaca.baris.some(({ catat }) => catat)).toBe(false);
  const guru = await lihat("guru");
  expect(guru.baris.filter(({ catat }) => !catat).map(({ jenis }) => jenis)).toEqual(["pensiun"]);
  expect(new Set(guru.baris.map(({ pegawaiId: id }) => id))).toEqual(new Set([pegawaiId.guru]));
  expect(guru.baris.map(({ jenis }) => jenis)).toContain("pensiun");
  expect((await lihat("rekan")).baris).toEqual([]);
  await house
    .scope(system("uji"))
    .transaction((ctx) => ctx.db.updateTable("pegawai").set({ status: "cpns" }).where("id", "=", pegawaiId.rekan).execute());
  expect((await lihat("rekan")).belumLengkap[0]?.kurang).toEqual(["TMT bertugas", "tanggal lahir"]);
});

test("the screen shows a page at a time, of one kind, one distance and one name", async () => {
  const lihat = (cari: string) => as("tataUsaha")((ctx) => loadTempo(ctx, new URLSearchParams(cari)));
  await house.scope(system("uji")).transaction(async ({ db }) => {
    const { fileId } = await db.selectFrom("berkasPegawai").select("fileId").executeTakeFirstOrThrow();
    const jarak = [-1, 0, 30, 31, 60, 61, 90, 91, 365, 366, 400, 410];
    const berkas = jarak.map((n) => ({
      pegawaiId: pegawaiId.baru,
      fileName: `B${n}`,
      description: "x",
      fileId,
      kedaluwarsa: addDays(hari, n),
    }));
    await db.insertInto("berkasPegawai").values(berkas).execute();
    await db
      .insertInto("berkasPegawai")
      .values({ ...berkas[0], fileName: "Dibuang", deletedAt: new Date() } as never)
      .execute();
  });
  const semua = await lihat("perihal=berkas&cari=BARU&dalam=semua&tampil=10");
  expect(semua).toMatchObject({
    hari,
    semua: true,
    kosong: false,
    jumlah: 12,
    halaman: 1,
    sebanyak: 10,
    dalam: "semua",
    jenis: "berkas",
    cari: "BARU",
  });
  expect(semua.banyak).toEqual([
    ...[30, 60, 90, 365].map((dalam, n) => ({ dalam: String(dalam), banyak: [2, 4, 6, 8][n] })),
    ...[
      { dalam: "lewat", banyak: 1 },
      { dalam: "semua", banyak: 12 },
    ],
  ]);
  expect(semua.baris.map(({ menuju }) => menuju)).toEqual(["B-1", "B0", "B30", "B31", "B60", "B61", "B90", "B91", "B365", "B366"]);
  expect(semua.baris[1]?.dasar).toMatch(/^Berlaku sampai /);
  const nama = async (cari: string) => (await lihat(`perihal=berkas&cari=baru&${cari}`)).baris.map(({ menuju }) => menuju);
  expect(await nama("dalam=semua&tampil=10&halaman=2")).toEqual(["B400", "B410"]);
  expect(await nama("dalam=semua&tampil=10&halaman=99")).toEqual(["B400", "B410"]);
  for (const halaman of ["0", "-1", "x", "1.9"]) expect((await nama(`dalam=semua&tampil=10&halaman=${halaman}`))[0], halaman).toBe("B-1");
  expect([await nama("dalam=lewat"), await nama("dalam=30")]).toEqual([["B-1"], ["B0", "B30"]]);
  expect(await lihat("dalam=x&perihal=x&tampil=7")).toMatchObject({ dalam: "90", jenis: null, sebanyak: 25, cari: "" });
  expect((await lihat(`cari=${"x".repeat(101)}`)).cari).toHaveLength(100);
  expect(await lihat("cari=%20tidak+ada%20")).toMatchObject({ jumlah: 0, halaman: 1, baris: [], cari: "tidak ada" });
  expect((await as("guru")((ctx) => loadTempo(ctx, new URLSearchParams()))).dalam).toBe("semua");
  const asing: Actor = { ...who.guru, id: "00000000-0000-4000-8000-0000000000aa" };
  expect(await house.scope(asing).transaction((ctx) => loadTempo(ctx, new URLSearchParams()))).toMatchObject({
    kosong: true,
    semua: false,
  });
});
