import type { Actor } from "#kit/access/access.ts";
import { networkName } from "#kit/access/network.server.ts";
import { isWithin, networkList } from "#kit/access/networks.server.ts";
import { type Bucket, take } from "#kit/access/rate-limit.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Db, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { type SqlBool, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { kunciPrefix, verbaActions } from "./kunci.ts";

/** The secret that came along, where it is one of a program; null: something else, or nothing. What only looks like one opens nothing. */
export function kunciOf({ headers }: Request): string | null {
  const told = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return told?.startsWith(kunciPrefix) ? told : null;
}

/** A list of 1,200 rows in parts of 100, and once more; after that two calls a second. */
const bucketOf = (id: string): Bucket => ({ key: `program:${id}`, capacity: 120, perSecond: 2 });

const minute = 60_000;

interface Came {
  readonly secret: string;
  /** Where from. */
  readonly address: string;
}

/** Who acts with this key. @throws Refusal 401 for one that does not hold, 403 from elsewhere, 429 for too many calls */
export async function findProgram(database: Database, { secret, address }: Came, now = new Date()): Promise<Actor> {
  const row = await database.read((db) => kunciBerlaku(db, now).where("kunci.tokenHash", "=", tokenHash(secret)).executeTakeFirst());
  if (!row) throw unknown();
  if (row.jaringan.length > 0 && !isWithin(networkList(row.jaringan), address))
    throw refuse.forbidden("Kunci program ini tidak berlaku dari jaringan ini.");
  const wait = await database.read((db) => take({ db, now }, bucketOf(row.id)));
  if (wait > 0) throw refuse.tooMany(wait, "Program ini terlalu sering meminta. Tunggu sebentar, lalu lanjutkan.");
  const from = networkName(address);
  if (row.dipakaiDari !== from || !row.dipakaiPada || now.getTime() - row.dipakaiPada.getTime() > minute) {
    const used = { dipakaiPada: now, dipakaiDari: from };
    await database.read((db) => db.updateTable("kunciProgram").set(used).where("id", "=", row.id).execute());
  }
  return programDari(row);
}

/** Who acts now with a key that was found a while ago. @throws Refusal 401 once it does not hold any more */
export async function programKini(db: Db, { program }: Actor, now: Date): Promise<Actor> {
  if (!program) throw unknown();
  return programNow({ db, now }, program.id);
}

/** What a key opens by now, for work that its program asked for a while ago. @throws Refusal 401 once it does not hold any more */
export async function programNow({ db, now }: Pick<ReadCtx, "db" | "now">, program: string): Promise<Actor> {
  const row = await kunciBerlaku(db, now).where("kunci.id", "=", program).executeTakeFirst();
  if (!row) throw unknown();
  return programDari(row);
}

const unknown = () => refuse.unauthenticated("Kunci program ini tidak dikenal, sudah berakhir, atau sudah dicabut.");

/** Keys that hold: neither over nor taken back, and both people are still who they were. */
const kunciBerlaku = (db: Pick<Db, "selectFrom">, now: Date) =>
  db
    .selectFrom("kunciProgram as kunci")
    .innerJoin("akun as pemilik", "pemilik.id", "kunci.pemilikId")
    .innerJoin("akun as pembuat", "pembuat.id", "kunci.pembuatId")
    .select(["kunci.id", "kunci.nama", "kunci.pembuatId", "kunci.register", "kunci.verba", "kunci.kelas", "kunci.jaringan"])
    .select(["kunci.dipakaiPada", "kunci.dipakaiDari", "pemilik.id as pemilikId", "pemilik.nama as pemilik", "pemilik.peran"])
    .where("kunci.dicabutPada", "is", null)
    .where("kunci.berlakuSampai", ">", now)
    .where(bothServe);

/** Of the aliases `pemilik` and `pembuat`; whoever gave a key is still one who gives keys. */
export const bothServe = sql<SqlBool>`pemilik.aktif and ${notDeleted("pemilik")} and pembuat.aktif and ${notDeleted("pembuat")}
  and 'administrator' = any(pembuat.peran)`;

type Berlaku = NonNullable<Awaited<ReturnType<ReturnType<typeof kunciBerlaku>["executeTakeFirst"]>>>;

/** A key proves nobody anew: what asks for a fresh proof is closed to it. */
const never = new Date(0);

const programDari = ({ id, nama, pemilik, pemilikId, peran, pembuatId, register, verba, kelas }: Berlaku): Actor => ({
  id: pemilikId,
  name: `program ${nama} (${pemilik})`,
  roles: peran,
  session: { id, kind: "program", confirmedAt: never, secondFactor: false },
  program: { id, resources: register, actions: verba.flatMap((one) => verbaActions[one]), classes: kelas, givenBy: pembuatId },
});
