/** Letters that came in, the people they are handed on to, and what those send. */
import { beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { giveDisposisi, suratTree } from "#modules/disposisi/index.server.ts";
import { receiveCabang } from "#modules/disposisi/load/receive.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./database.ts";

export const hari = "2026-11-23";
export const person = { kepala: actor("kepala"), guru: actor("guru"), wali: actor("waliKelas"), tu: actor("tataUsaha") };
const { kepala, guru, tu } = person;
export const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };

export const fields = (kepada: Actor, lain: object = {}) => ({
  ...{ kepada: [kepada.id ?? ""], instruksi: ["dilaksanakan"], sifat: "segera", catatan: "", batas: "", ...lain },
});

let key = 0;
/** Each with a key of its own. */
export function formulir(isi: Record<string, string>): FormData {
  key += 1;
  const form = new FormData();
  for (const [nama, satu] of Object.entries({ kunci: key.toString(16).padStart(32, "0"), ...isi })) form.set(nama, satu);
  return form;
}

export function useDisposisi() {
  const clock = { now: new Date(`${hari}T01:00:00Z`) };
  const house = useDatabase({ policy, clock: () => clock.now });
  const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => house.scope(siapa).transaction(kerja);
  beforeAll(() =>
    as(tu, async ({ db }) => {
      for (const [place, { id, name, roles }] of Object.values(person).entries())
        await db
          .insertInto("akun")
          .values({
            ...{ id: id ?? "", nip: `19900101201503100${place}`, nama: name, peran: [...roles] },
            ...{ passwordHash: null, passwordAt: null, aktif: true },
          })
          .execute();
    }),
  );
  const surat = (lain: object = {}) => {
    const isi = { nomorSurat: "1/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan", ...lain };
    return as(tu, (ctx) => create(ctx, suratMasuk, isi, "json"));
  };
  const cabang = async (suratId: string, siapa: Actor) => {
    const satu = (await as(tu, (ctx) => suratTree(ctx, suratId))).findLast(({ kepada }) => kepada.id === siapa.id);
    if (!satu) throw new Error(`${siapa.name} got nothing`);
    return satu;
  };
  /** A letter that the head gave to somebody. */
  async function diberi(kepada = guru, lain: object = {}) {
    const { id, versi } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(kepada, lain)));
    return { id, versi, cabang: await cabang(id, kepada) };
  }
  const kirim = (siapa: Actor, id: string, isi: Record<string, string>) => receiveCabang(house.scope(siapa), id, formulir(isi));
  const ubahAkun = (siapa: Actor, isi: object) =>
    as(tu, ({ db }) =>
      db
        .updateTable("akun")
        .set(isi)
        .where("id", "=", siapa.id ?? "")
        .execute(),
    );
  const kabar = (siapa: Actor) =>
    as(siapa, ({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select(["title", "link", "body"])
        .where("akunId", "=", siapa.id ?? "")
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    );
  return { clock, house, as, surat, cabang, diberi, kirim, ubahAkun, kabar };
}
