import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { demandKeeping } from "#kit/snapshots/snapshots.server.ts";
import { lockAkun } from "#modules/akun/manage/lock-akun.server.ts";
import { addAkun, changeAkun } from "#modules/akun/manage/save-akun.server.ts";
import { newlyLoggedInOwner } from "#modules/akun/second-factor/install.server.ts";
import { releaseFiles } from "#modules/arsip/workflow/release-files.server.ts";
import { pemangkuJabatan } from "#modules/kepegawaian/index.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah, writeNaskah } from "#modules/naskah/index.server.ts";
import { cancelNomor, reserveNomor } from "#modules/persuratan/index.server.ts";
import { publishBukti, revokeBukti } from "#modules/verifikasi/publish-bukti.server.ts";
import { replaceKey, revokeKey } from "#modules/verifikasi/signing-key.server.ts";
import { followers } from "#src/registers.server.ts";
import { actor } from "./support/database.ts";
import { type Heavy, onlyConfirmed } from "./support/heavy.ts";
import { heavyAccounts } from "./support/heavy-accounts.ts";
import { heavyCuti } from "./support/heavy-cuti.ts";
import { heavyDevices } from "./support/heavy-devices.ts";
import { writeOwnCode } from "./support/naskah.ts";
import { as, clerk, samples, useRegisterRows } from "./support/register-rows.ts";
import { recordPegawai } from "./support/staff-file.ts";

useRegisterRows();

/**
 * Heavy acts ask again who somebody is. Each place that does so is found in the code and done twice: by somebody who proved it long
 * ago, and, with nothing else changed, by the same person a moment after proving it. A new place belongs into the table.
 */

const [tu, kepala] = [actor("tataUsaha"), actor("kepala")];
let nth = 0;

/** Accounts of the people who write, initial and sign, once. */
const person = (() => {
  let made: Promise<unknown> | undefined;
  const tambah = () =>
    as(clerk, async (ctx) => {
      for (const [place, { id, name, roles }] of [tu, kepala, clerk].entries())
        await ctx.db
          .insertInto("akun")
          .values({
            ...{ id: id ?? "", nip: `19850101201503100${place}`, nama: name, peran: [...roles] },
            ...{ passwordHash: "x", passwordAt: new Date(), aktif: true },
          })
          .execute();
      await recordPegawai(ctx, [tu, kepala, clerk]);
    });
  return () => (made ??= tambah());
})();

const bukti = () =>
  as(tu, (ctx) =>
    publishBukti(
      ctx,
      { jenis: "Surat", nomor: null, tanggal: "2026-11-21", perihal: "Uji", penandatangan: "Ahmad", ringkasan: null },
      "https://contoh.sch.id",
    ),
  );

const nomorKey = async () => {
  await bukti();
  return as(
    clerk,
    async ({ db }) => (await db.selectFrom("kunciSurat").select("nomor").where("digantiPada", "is", null).executeTakeFirstOrThrow()).nomor,
  );
};

async function newAkun() {
  nth += 1;
  const isian = {
    nip: `1988010120150320${String(nth).padStart(2, "0")}`,
    nama: `Uji ${nth}`,
    email: null,
    peran: ["guru" as const],
    kelas: undefined,
    alasan: "",
  };
  const id = await as(clerk, (ctx) => addAkun(ctx, isian));
  return { id, isian };
}

async function readySurat() {
  await person();
  const { id, versi } = await as(tu, async (ctx) => {
    await writeOwnCode(ctx);
    const template = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await writeNaskah(ctx, template.id);
    const bidang = { perihal: "Undangan rapat", tujuan: "Komite", klasifikasiId: awal.klasifikasiId ?? "", isi: "Hadirlah." };
    return saveNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
  await as(clerk, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  return { id, versi: versi + 2 };
}

const heavy: Readonly<Record<string, () => Promise<Heavy>>> = {
  "src/kit/snapshots/snapshots.server.ts demandKeeping": async () => ({ who: tu, act: async (ctx) => demandKeeping(ctx, siswa) }),
  "src/modules/persuratan/nomor/cancel-nomor.server.ts cancelNomor": async () => {
    const { suratId } = await as(tu, async (ctx) => {
      const { kode } = await ctx.db
        .selectFrom("jenisNaskah")
        .select("kode")
        .where("pola", "not like", "%klasifikasi%")
        .limit(1)
        .executeTakeFirstOrThrow();
      return reserveNomor(ctx, { jenis: kode, perihal: "Uji" });
    });
    const { id } = await as(tu, ({ db }) =>
      db.selectFrom("nomorSurat").select("id").where("suratId", "=", suratId).executeTakeFirstOrThrow(),
    );
    return { who: tu, act: (ctx) => cancelNomor(ctx, { id, alasan: "Salah tujuan" }) };
  },
  "src/modules/kepegawaian/pemangku/propose-hak.server.ts followPemangku": async () => {
    await person();
    nth += 1;
    const row = await as(clerk, (ctx) => create(ctx, pemangkuJabatan, samples(pemangkuJabatan, 700 + nth), "json"));
    const usulan = { jenis: "jabatan" as const, akunId: tu.id ?? "", nip: "198501012015031000", alasan: "Contoh", pengusulNama: "Uji" };
    await as(clerk, ({ db }) =>
      db
        .insertInto("usulanPeran")
        .values({ ...usulan, isi: json({}), pemangkuId: row.id })
        .execute(),
    );
    const follow = async (ctx: Ctx) => followers.pemangkuJabatan?.(ctx, [{ action: "update", before: row, after: row }]);
    return { who: clerk, act: follow };
  },
  "src/modules/naskah/workflow/signature.server.ts signNaskah": async () => {
    const siap = await readySurat();
    return { who: kepala, act: (ctx) => signNaskah(ctx, siap, "https://contoh.sch.id") };
  },
  "src/modules/arsip/workflow/release-files.server.ts releaseFiles": async () => {
    const siap = await readySurat();
    await as(kepala, (ctx) => signNaskah(ctx, siap, "https://contoh.sch.id"));
    const marked = { dilaksanakan: "2026-11-21", dimusnahkanPada: new Date(), dimusnahkanOleh: tu.id, dimusnahkanNama: tu.name };
    const made = { tahun: 2026, naskahId: siap.id, disiapkanOleh: tu.id ?? "", disiapkanNama: tu.name, createdAt: new Date(), ...marked };
    const { id } = await as(tu, ({ db }) => db.insertInto("pemusnahanArsip").values(made).returning("id").executeTakeFirstOrThrow());
    return { who: kepala, act: (ctx) => releaseFiles(ctx, { id, versi: 1 }) };
  },
  "src/modules/verifikasi/publish-bukti.server.ts revokeBukti": async () => {
    const { kode } = await bukti();
    return { who: tu, act: (ctx) => revokeBukti(ctx, { kode, alasan: "Salah nama" }) };
  },
  "src/modules/verifikasi/signing-key.server.ts replaceKey": async () => {
    const nomor = await nomorKey();
    return { who: clerk, act: (ctx) => replaceKey(ctx, nomor) };
  },
  // One that is replaced already: withdrawing one that signs replaces it first, which asks by itself.
  "src/modules/verifikasi/signing-key.server.ts revokeKey": async () => {
    const nomor = await nomorKey();
    await as(clerk, (ctx) => replaceKey(ctx, nomor));
    return { who: clerk, act: (ctx) => revokeKey(ctx, { nomor, alasan: "Server dicuri" }) };
  },
  "src/modules/akun/manage/save-akun.server.ts addAkun": async () => {
    const { isian } = await newAkun();
    nth += 1;
    const nip = `1988010120150320${String(nth).padStart(2, "0")}`;
    return { who: clerk, act: (ctx) => addAkun(ctx, { ...isian, nip }) };
  },
  "src/modules/akun/manage/save-akun.server.ts changeAkun": async () => {
    const { id, isian } = await newAkun();
    return { who: clerk, act: (ctx) => changeAkun(ctx, { id, versi: 1 }, { ...isian, nama: "Nama Baru" }) };
  },
  "src/modules/akun/manage/lock-akun.server.ts lockAkun": async () => {
    const { id } = await newAkun();
    return { who: clerk, act: (ctx) => lockAkun(ctx, "akun:update", { id }) };
  },
  "src/modules/akun/second-factor/install.server.ts newlyLoggedInOwner": async () => ({
    ...{ who: tu, act: async (ctx) => newlyLoggedInOwner(ctx) },
  }),
  ...heavyDevices(person),
  ...heavyCuti({ people: person, asker: tu, head: kepala }),
  ...heavyAccounts(async () => {
    await person();
    return newAkun();
  }),
  // Each register that asks for it is tried below.
  "src/kit/access/visibility/visible-fields.server.ts demandRightOnRow": async () => ({
    who: clerk,
    act: async (ctx) => demandRecentConfirmation(ctx),
  }),
};

/** Every call in the source, as its file and the function around it. */
const places = globSync("src/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/\bdemandRecentConfirmation\(ctx\)/g)].map(({ index }) => {
      const around = [...text.slice(0, index).matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)].at(-1)?.[1];
      return `${file} ${around}`;
    });
  });

describe("an act that asks again who somebody is", () => {
  test("stands in the table, wherever it is", () => {
    expect(places.length).toBeGreaterThan(10);
    expect([...new Set(places)].sort()).toEqual(Object.keys(heavy).sort());
  });

  test.each(Object.entries(heavy))("%s", (_, prepare) => onlyConfirmed(prepare), 60_000);
});
