import type { Database, Log } from "../database/database.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import type { Installation } from "../database/installation/identity.server.ts";
import { shortId } from "../database/installation/refusals.ts";
import { sql } from "../database/sql.server.ts";
import type { StoreRoot } from "./store-root.server.ts";

/** The file that says whose files these are. */
export const markFile = "instalasi";

interface StoreClaim {
  readonly database: Database;
  readonly root: StoreRoot;
  readonly installation: Installation;
  /** The operator has given up files that are lost. */
  readonly adopts?: boolean;
  readonly log: Log;
}

/**
 * Finds the files that belong to this installation, by the mark that lies beside them.
 * @returns the prefix of every key; @throws StartRefusal when they are another's, or gone
 */
export async function claimStore(settling: StoreClaim): Promise<string> {
  const { database, root, log } = settling;
  const known = await database.read((db) => db.selectFrom("penyimpanan").select(["tempat", "awalan"]).executeTakeFirst());
  let prefix: string;
  try {
    prefix = (await markedPrefix(settling.root, settling.installation.id)) ?? (await markNew(settling, known !== undefined));
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    // A store that does not answer now may answer soon; where the files lie in it is known from before.
    if (known?.tempat !== root.place) throw unreachable(root, error);
    log.warn(
      { error: error instanceof Error ? error.name : typeof error },
      "tempat berkas belum dapat dihubungi; tandanya belum diperiksa",
    );
    return known.awalan;
  }
  await remember(database, { tempat: root.place, awalan: prefix });
  return prefix;
}

/** Before anything is swept: the place must still be ours. */
export const isMarked = async (root: StoreRoot, { id, prefix }: { readonly id: string; readonly prefix: string }): Promise<boolean> =>
  (await root.read(prefix + markFile)) === id;

/** Where in it the files of this installation lie; undefined when they do not, or not yet whole. */
export async function markedPrefix(root: StoreRoot, id: string): Promise<string | undefined> {
  for (const prefix of root.shared ? [`${id}/`, ""] : [""]) if (await isMarked(root, { id, prefix })) return prefix;
  return undefined;
}

async function markNew(settling: StoreClaim, wasMarked: boolean): Promise<string> {
  const { root, installation, adopts = false } = settling;
  const [whose, holdsFiles] = [await root.read(markFile), await root.holdsFiles()];
  const own = root.shared ? `${installation.id}/` : "";
  if (adopts || (await isNew(settling, wasMarked))) {
    if (own === "" && whose !== null) throw foreign(root, { whose, installation });
    if (own === "" && holdsFiles && !adopts) throw unknownFiles(root);
    return mark(settling, own);
  }
  if (whose !== null) throw foreign(root, { whose, installation });
  // In use before there were marks: its files lie without a prefix.
  if (holdsFiles && !wasMarked) return mark(settling, "");
  throw lost(root, installation);
}

/** Nothing in the database tells of a file yet. */
async function isNew({ database }: StoreClaim, wasMarked: boolean): Promise<boolean> {
  if (wasMarked) return false;
  const { rows } = await database.read((db) =>
    sql<{ held: boolean }>`select exists (select from berkas) or exists (select from gambar) as held`.execute(db),
  );
  return rows[0]?.held === false;
}

async function mark({ root, installation }: StoreClaim, prefix: string): Promise<string> {
  await root.write(prefix + markFile, `${installation.id}\n`);
  return prefix;
}

const remember = (database: Database, place: { tempat: string; awalan: string }): Promise<unknown> =>
  database.read((db) =>
    db
      .insertInto("penyimpanan")
      .values(place)
      .onConflict((known) => known.column("one").doUpdateSet(place))
      .execute(),
  );

const foreign = (root: StoreRoot, { whose, installation }: { whose: string; installation: Installation }) =>
  new StartRefusal(
    `Berkas di ${root.title} milik instalasi ${shortId(whose)}, sedangkan basis data ini milik instalasi ${shortId(installation.id)}. Pakai basis data dan tempat berkas dari instalasi yang sama.`,
  );

const lost = (root: StoreRoot, { id }: Installation) =>
  new StartRefusal(
    `Basis data ini mencatat berkas milik instalasi ${shortId(id)}, tetapi berkas itu tidak ada di ${root.title}: tanda "${markFile}" tidak ditemukan. Bila berkas itu masih di tempat lain, pindahkan ke sana dengan "npm run move:files". Bila tidak, kembalikan berkas-berkas itu beserta tandanya, lalu jalankan lagi. Bila berkas itu benar-benar hilang, jalankan "npm run files:adopt".`,
  );

const unknownFiles = (root: StoreRoot) =>
  new StartRefusal(
    `Basis data ini masih kosong, sedangkan ${root.title} sudah berisi berkas. Pulihkan basis data dari cadangan, atau periksa DATABASE_URL. Bila Anda memang memulai dari awal, pindahkan dahulu berkas itu ke tempat lain.`,
  );

const unreachable = (root: StoreRoot, cause: unknown) =>
  new StartRefusal(`Tempat berkas (${root.title}) tidak dapat dihubungi. Periksa pengaturan S3 dan sambungan ke sana.`, cause);
