import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Followers } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah, writeNaskah } from "#modules/naskah/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./database.ts";
import { recordPegawai } from "./staff-file.ts";

export const current = new Date("2026-11-23T01:00:00Z");
export const origin = "https://contoh.sch.id";
export const person = { tu: actor("tataUsaha"), kepala: actor("kepala"), admin: actor("administrator"), guru: actor("guru") };
const { tu, kepala, admin } = person;

export const fields = (klasifikasiId: string | null, bidang: Record<string, string> = {}) => ({
  ...{
    bidang: { perihal: "Undangan rapat", tujuan: "Komite Madrasah", klasifikasiId: klasifikasiId ?? "", isi: "Hadirlah.", ...bidang },
    pegawaiIds: [],
    siswaIds: [],
  },
});

/** The school has written its own code into the books: with the one of the examples nothing is signed. */
export const writeOwnCode = ({ db }: Ctx) => db.updateTable("bukuNomor").set({ kodeJabatan: "Ma.22.01.01" }).where(everyRow).execute();

/** A school with its people's accounts, in which letters go as far as a test wants them. */
export function useNaskah(options: { readonly followers?: Followers } = {}) {
  const house = useDatabase({ policy, clock: () => current, ...options });
  const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => house.scope(siapa).transaction(kerja);
  const template = { id: "" };
  beforeAll(() =>
    as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async (ctx) => {
      await seedSekolah(ctx);
      await writeOwnCode(ctx);
      for (const [place, { id, name, roles }] of Object.values(person).entries()) {
        const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
        await ctx.db
          .insertInto("akun")
          .values({ ...akun, peran: [...roles] })
          .execute();
      }
      await recordPegawai(ctx);
      template.id = (await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow()).id;
    }),
  );
  async function surat(sampai: "draft" | "diajukan" | "diparaf" | "ditandatangani") {
    const { id, versi } = await as(tu, async (ctx) => {
      const awal = await writeNaskah(ctx, template.id);
      return saveNaskah(ctx, awal, fields(awal.klasifikasiId));
    });
    if (sampai !== "draft") await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
    if (sampai === "diparaf" || sampai === "ditandatangani") await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
    if (sampai === "ditandatangani") await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, origin));
    return { id, versi: versi + ["draft", "diajukan", "diparaf", "ditandatangani"].indexOf(sampai) };
  }
  return { house, as, surat, template };
}

/** A place for files, gone after the tests; usable inside them. */
export function useBerkas(): { readonly files: Files } {
  const directory = mkdtempSync(join(tmpdir(), "naskah-"));
  let opened: Files | undefined;
  beforeAll(async () => {
    opened = await openFiles({ directory });
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return {
    get files() {
      if (!opened) throw new Error("the files are open inside tests and hooks only");
      return opened;
    },
  };
}
