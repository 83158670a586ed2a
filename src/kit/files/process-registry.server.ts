import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database, Log } from "../database/database.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { sql } from "../database/sql.server.ts";
import type { Tables } from "../database/tables.ts";
import { openThrottledLog, type ThrottledLog } from "../health/throttled-log.server.ts";
import type { StoreRoot } from "./store-root.server.ts";

const channel = "proses";
const beatMs = 15_000;
/** Of a process that has said nothing for so long. */
const gone = sql<Date>`now() - interval '45 seconds'`;
const answerMs = 1_000;
const shownMs = 3_000;

interface Joining {
  readonly database: Database;
  readonly root: StoreRoot;
  /** Nobody else can be on this database: it is our own, in the folder that this process holds. */
  readonly alone: boolean;
  readonly log: Log;
}

/**
 * Tells the other processes on this database of this one, after making sure that all keep their files in the same place:
 * each writes a sign beside the files, a new one whenever it is asked, and who joins must find it. @returns the way to
 * leave; @throws StartRefusal when the files of another process lie elsewhere
 */
export async function registerProcess(joining: Joining): Promise<() => Promise<void>> {
  const seldom = openThrottledLog(joining.log);
  const self: Self = { id: randomUUID(), sign: newSign() };
  const forget = joining.database.listen(channel, (asked) => {
    if (asked === self.id) void quietly(seldom, answer(joining, self));
  });
  const leave = async () => {
    forget();
    clearInterval(beating);
    await quietly(seldom, withdraw(joining, self));
  };
  const beating = setInterval(() => void quietly(seldom, beat(joining, self)), beatMs);
  beating.unref();
  try {
    await meetAll(joining, self);
  } catch (error) {
    await leave();
    throw error;
  }
  return leave;
}

interface Self {
  readonly id: string;
  sign: string;
}

const newSign = () => randomBytes(16).toString("hex");
const signFile = (id: string) => `proses/${id}`;

/** A sign that nobody has seen before: a copy of the folder does not have it. */
async function answer(joining: Joining, self: Self): Promise<void> {
  await writeSign(joining, self);
  await beat(joining, self);
}

async function writeSign({ root }: Joining, self: Self): Promise<void> {
  self.sign = newSign();
  if (!root.shared) await root.write(signFile(self.id), self.sign);
}

const beat = ({ database, root }: Joining, self: Self): Promise<unknown> => database.read((db) => tell(db, root, self));

function tell(db: Kysely<Tables>, root: StoreRoot, { id, sign }: Self): Promise<unknown> {
  const row = { id, tempat: root.place, tanda: sign };
  return db
    .insertInto("proses")
    .values(row)
    .onConflict((known) => known.column("id").doUpdateSet({ ...row, terlihat: sql<Date>`now()` }))
    .execute();
}

async function withdraw({ database, root }: Joining, { id }: Self): Promise<void> {
  await database.read((db) => db.deleteFrom("proses").where("id", "=", id).execute());
  if (!root.shared) await root.remove(signFile(id));
}

/** Of two that start together one is first, and the other looks: else each would refuse for the other's sake. */
async function meetAll(joining: Joining, self: Self): Promise<void> {
  const { database, root } = joining;
  await writeSign(joining, self);
  const { left, others } = await database.read((db) =>
    db.transaction().execute(async (together) => {
      await sql`select pg_advisory_xact_lock(hashtext(${channel}))`.execute(together);
      const left = await together.deleteFrom("proses").where("terlihat", "<", gone).returning("id").execute();
      const others = await together.selectFrom("proses").select(["id", "tempat", "tanda"]).execute();
      await tell(together, root, self);
      return { left, others };
    }),
  );
  if (!root.shared) for (const { id } of left) await root.remove(signFile(id));
  if (joining.alone) return;
  for (const other of others) if (!(await sharesFiles(joining, other))) throw apart(root);
}

interface Other {
  readonly id: string;
  readonly tempat: string;
  readonly tanda: string;
}

async function sharesFiles(joining: Joining, other: Other): Promise<boolean> {
  const { root } = joining;
  if (other.tempat !== root.place) return false;
  if (root.shared) return true;
  const sign = await askForSign(joining, other);
  if (sign === null) return true;
  // A folder that is shared over a network may show a new file a moment late.
  for (const deadline = Date.now() + shownMs; ; await sleep(100)) {
    if ((await root.read(signFile(other.id))) === sign) return true;
    if (Date.now() > deadline) return false;
  }
}

/** @returns the sign that it has written now, or, of one that does not answer, its last; null when it has left meanwhile */
async function askForSign({ database }: Joining, { id, tanda }: Other): Promise<string | null> {
  await database.read((db) => sql`select pg_notify(${channel}, ${id})`.execute(db));
  for (const deadline = Date.now() + answerMs; ; await sleep(50)) {
    const now = await database.read((db) => db.selectFrom("proses").select("tanda").where("id", "=", id).executeTakeFirst());
    if (!now) return null;
    if (now.tanda !== tanda || Date.now() > deadline) return now.tanda;
  }
}

const quietly = (seldom: ThrottledLog, work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) =>
    seldom.warn("tanda", { error: error instanceof Error ? error.name : typeof error }, "tanda proses belum dapat diperbarui"),
  );

const apart = ({ title }: StoreRoot) =>
  new StartRefusal(
    `Proses lain sedang bekerja pada basis data ini dan menyimpan berkas di tempat lain, bukan di ${title}: gambar yang ada di sana tidak akan terlihat di sini. Pakai folder berkas yang sama, isi pengaturan S3, atau hentikan proses itu (yang mati mendadak dianggap selesai setelah 45 detik).`,
  );
