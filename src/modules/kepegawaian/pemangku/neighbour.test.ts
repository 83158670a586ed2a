/** Positions beside the one that is proposed, agreed to, changed or thrown away: theirs, their rights and their people stay as they are. */
import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { find, remove, restore } from "#kit/register/store.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { usePositions } from "#tests/support/positions.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";

const { one, as, hold, agreed, change, away } = usePositions();
const others: string[] = [];

beforeAll(async () => {
  others.push(await agreed("sari", "wakamad-humas", { wakilId: one("rina").pegawaiId, sampai: "2026-12-31" }));
  others.push(await agreed("sari", "pembina", { bidang: "Pramuka" }));
  others.push(await agreed("sari", "kepala", { wakilId: one("rina").pegawaiId }));
  others.push((await hold("rina", "pembina", { bidang: "PMR", wakilId: one("sari").pegawaiId })).id);
  await away("sari", ["2026-11-23", "2026-11-24"], "kepala");
  const waiting = await hold("rina", "kepala-perpustakaan");
  await as("admin", (ctx) => proposeHak(ctx, waiting.id));
  others.push(waiting.id);
});

/** Those rows with what was proposed about them and is given by them today, and the accounts of everybody but the one it is about. */
const everything = () =>
  as("sistem", async ({ db }) => {
    const positions = await sql<{ all: unknown }>`
      select json_build_array(to_json(j.*),
        (select json_agg(to_json(u.*) order by u.id) from usulan_peran u where u.pemangku_id = j.id),
        (select json_agg(to_json(s.*) order by s.akun_id, s.peran) from peran_sementara s where s.pemangku_id = j.id),
        (select json_agg(to_json(audit.*) order by audit.id) from audit where subject_id = j.id::text)) as all
      from pemangku_jabatan j where j.id in (${sql.join(others)}) order by j.id`.execute(db);
    const people = await sql<{ all: unknown }>`
      select json_build_array(to_json(akun.*), to_json(pegawai.*)) as all
      from akun join pegawai on pegawai.akun_id = akun.id where akun.id <> ${one("budi").actor.id}::uuid order by akun.id`.execute(db);
    return { positions: positions.rows, people: people.rows };
  });

const proposed = (id: string) =>
  as("sistem", ({ db }) =>
    db.selectFrom("usulanPeran").select(["id", "akunId", "status"]).where("pemangkuId", "=", id).orderBy("createdAt").execute(),
  );
const throwAway = (id: string) => as("admin", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)));

/** Agrees to what was proposed for this position alone. */
const agreedAlone = async (jabatan: string, more: object = {}) => {
  const { id } = await hold("budi", jabatan, more);
  await as("admin", (ctx) => proposeHak(ctx, id));
  for (const waits of await proposed(id)) await as("kepala", (ctx) => approveUsulanPeran(ctx, waits.id));
  return id;
};

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "is written down and proposed": async () => {
    const { id } = await hold("budi", "wakamad-sarpras", { wakilId: one("rina").pegawaiId });
    await as("admin", (ctx) => proposeHak(ctx, id));
    expect(new Set((await proposed(id)).map(({ akunId }) => akunId))).toEqual(new Set([one("budi").actor.id, one("rina").actor.id]));
  },
  "is proposed and not agreed to": async () => {
    const { id } = await hold("budi", "kaur-tu");
    for (const decide of [rejectUsulanPeran, null]) {
      await as("admin", (ctx) => proposeHak(ctx, id));
      const waits = (await proposed(id)).find(({ status }) => status === "menunggu")?.id ?? "";
      if (decide) await as("kepala", (ctx) => decide(ctx, waits, "Bukan dia orangnya"));
      else await as("admin", (ctx) => withdrawUsulanPeran(ctx, waits));
    }
  },
  "goes to somebody else": async () => change(await agreedAlone("wakamad-kurikulum"), { wakilId: one("tu").pegawaiId }),
  "ends earlier": async () => change(await agreedAlone("wakamad-kesiswaan"), { sampai: "2026-11-22" }),
  "is thrown away and comes back": async () => {
    const id = await agreedAlone("bendahara");
    await throwAway(id);
    await as("admin", (ctx) => restore(ctx, pemangkuJabatan, id));
  },
};

test.each(Object.keys(acts))("a position %s: the others stay as they are", async (act) => {
  const before = await everything();
  expect([before.positions.length, before.people.length]).toEqual([others.length, 5]);
  await acts[act]?.();
  expect(await everything()).toEqual(before);
});
