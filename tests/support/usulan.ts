/** Accounts that propose and decide about one another, at a time that a test moves on. */

import { beforeEach } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { sendAkunAction } from "#modules/akun/manage/akun-action.server.ts";
import type { Peran } from "#modules/akun/peran.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { runUsulanTempo } from "#modules/akun/usulan/due-usulan.server.ts";
import { listUsulanPeran } from "#modules/akun/usulan/read-usulan.server.ts";
import { policy } from "#src/policy.ts";
import { type TestDatabase, useDatabase } from "./database.ts";
import { startSession } from "./login.ts";

const mulai = new Date("2026-11-21T01:00:00Z");
export const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
export const origin = "https://man1palu.example";

type Sent = Readonly<Record<string, string | readonly string[]>>;
export const form = (sent: Sent) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) for (const one of [value].flat()) data.append(name, one as string);
  return data;
};
export const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );

type Warga = "admin" | "kedua" | "kepala" | "guru";

/** Before each test: one administrator and a teacher. `denganLain` adds a second administrator and the head. */
export function useUsulan() {
  let now = mulai;
  const house = useDatabase({ policy, clock: () => now });
  const orang = {} as Record<Warga, Actor>;
  const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
  const begin = async (nip: string, nama: string, ...peran: Peran[]) => (await startSession(house, { nip, nama, peran }, now)).actor;
  const proved = (who: Actor, confirmedAt: Date): Actor => ({
    ...who,
    session: { ...(who.session as NonNullable<Actor["session"]>), confirmedAt },
  });
  beforeEach(async () => {
    now = mulai;
    await as(sistem, async (ctx) => {
      await ctx.db.deleteFrom("pejabatPenandatangan").where(everyRow).execute();
      await ctx.db.deleteFrom("pegawai").where(everyRow).execute();
      await ctx.db.deleteFrom("akun").where(everyRow).execute();
    });
    orang.admin = await begin("198004172006041001", "Ahmad", "administrator");
    orang.guru = await begin("199102142019032001", "Fitriani", "guru");
  });
  const denganLain = async () => {
    orang.kedua = await begin("198503122009122003", "Fahri", "administrator");
    orang.kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
  };
  const lewat = (jam: number) => {
    now = new Date(now.getTime() + jam * 3_600_000);
  };
  /** The same person, who has just proved it again. */
  const segar = (who: Actor) => proved(who, now);
  const lama = (who: Actor) => proved(who, new Date(0));
  return { house, orang, as, begin, denganLain, lewat, segar, lama, now: () => now, ...kerja({ house, as, segar }) };
}

interface Rumah {
  readonly house: TestDatabase;
  readonly as: <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => Promise<T>;
  readonly segar: (who: Actor) => Actor;
}

/** What people do, and what is seen of it. */
function kerja({ house, as, segar }: Rumah) {
  const akunDari = (who: Actor) =>
    as(sistem, (ctx) => ctx.db.selectFrom("akun").selectAll().where("id", "=", String(who.id)).executeTakeFirstOrThrow());
  const aksi = async (who: Actor, target: Actor, sent: Sent) =>
    sendAkunAction(house.scope(who), String(target.id), { form: form({ versi: String((await akunDari(target)).versi), ...sent }), origin });
  const ubah = async (who: Actor, target: Actor, sent: Sent) => {
    const { nip, nama, email } = await akunDari(target);
    return aksi(who, target, { aksi: "ubah", nip, nama, email: email ?? "", alasan: "SK Kemenag 12/2026", ...sent });
  };
  const satu = async () => String((await as(sistem, (ctx) => listUsulanPeran(ctx, { menunggu: true })))[0]?.id);
  const setujui = (who: Actor, id: string) => as(segar(who), (ctx) => approveUsulanPeran(ctx, id));
  const tempo = () => runUsulanTempo(house.scope(sistem));
  const status = async (id: string) =>
    (await as(sistem, (ctx) => ctx.db.selectFrom("usulanPeran").select("status").where("id", "=", id).executeTakeFirstOrThrow())).status;
  const kabar = async (who: Actor) => {
    const rows = await as(sistem, (ctx) =>
      ctx.db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", String(who.id)).execute(),
    );
    return rows.map(({ judul }) => judul);
  };
  /** What goes by mail to an address that was replaced, with whose letter it is. */
  const surelLama = async () => {
    const { rows } = await connected(house.database.place, (client) =>
      client.query<{ payload: { payload: { id: string; surel?: string } } }>(
        "select payload from graphile_worker._private_jobs order by id",
      ),
    );
    const letters = rows.map(({ payload }) => payload.payload).filter(({ surel }) => surel !== undefined);
    const about = await as(sistem, ({ db }) => db.selectFrom("kabarKeamanan").select(["id", "akunId"]).execute());
    const whose = new Map(about.map(({ id, akunId }) => [id, akunId]));
    // Those of earlier tests are about accounts that are gone.
    return letters.filter(({ id }) => whose.has(id)).map(({ id, surel }) => ({ surel, akunId: whose.get(id) }));
  };
  return { akunDari, aksi, ubah, satu, setujui, tempo, status, kabar, surelLama };
}
