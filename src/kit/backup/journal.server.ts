import type { Scope } from "../ctx.server.ts";
import { Refusal, refuse } from "../refusals.ts";
import type { BackupPlan } from "./plan.server.ts";
import { recoveryRecipient } from "./recovery-key.server.ts";
import { titleOf } from "./targets/title.ts";

/** Why it is done: by the clock, by somebody in the portal, by a command. */
export type BackupReason = "malam" | "tangan" | "perintah";

interface Kind {
  readonly jenis: "cadangan" | "latihan";
  readonly sebab: BackupReason;
}

interface Found {
  readonly nama: string;
  readonly ukuran: number;
  readonly baris: number | null;
  readonly berkas: number;
  readonly keterangan?: string;
}

interface Log {
  readonly info: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

export type Written = <T>(scope: Scope, kind: Kind, work: () => Promise<{ readonly result: T; readonly found: Found }>) => Promise<T>;

/** One that has said nothing for so long was cut off. */
const longest = 12 * 3_600_000;
const cutOff = "Terhenti di tengah jalan.";

/** Writes down that work on backups begins, and how it ends. @throws Refusal (conflict) while another of its kind is under way, (unavailable) with the reason when it fails */
export function openJournal(plan: BackupPlan, log: Log): Written {
  return async (scope, kind, work) => {
    const id = await begin(scope, plan, kind);
    try {
      const { result, found } = await work();
      await end(scope, id, { keadaan: "berhasil", ...found });
      log.info({ jenis: kind.jenis, nama: found.nama, bita: found.ukuran, berkas: found.berkas }, "cadangan: selesai");
      return result;
    } catch (error) {
      log.error({ jenis: kind.jenis, error }, "cadangan: gagal");
      const keterangan = error instanceof Refusal ? error.message : unexplained;
      await end(scope, id, { keadaan: "gagal", keterangan });
      throw Object.assign(refuse.unavailable(60, keterangan), { cause: error });
    }
  };
}

const unexplained = "Gagal; sebabnya ada di catatan aplikasi. Periksa tempat cadangan (BACKUP_TO), lalu coba lagi.";

function begin(scope: Scope, plan: BackupPlan, { jenis, sebab }: Kind): Promise<string> {
  return scope.transaction(async (ctx) => {
    const running = await ctx.db
      .selectFrom("cadangan")
      .select(["id", "mulai"])
      .where("keadaan", "=", "berjalan")
      .where("jenis", "=", jenis)
      .execute();
    if (running.some(({ mulai }) => ctx.now.getTime() - mulai.getTime() < longest))
      throw refuse.conflict("Pekerjaan yang sama masih berjalan. Tunggu sampai selesai.");
    for (const { id } of running)
      await ctx.db.updateTable("cadangan").set({ keadaan: "gagal", selesai: ctx.now, keterangan: cutOff }).where("id", "=", id).execute();
    const kunciPemulihan = (await recoveryRecipient(plan.keyFolder)) !== null;
    const { id } = await ctx.db
      .insertInto("cadangan")
      .values({ jenis, sebab, mulai: ctx.now, tempat: titleOf(plan), kunciPemulihan })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

type Ending = ({ readonly keadaan: "berhasil" } & Found) | { readonly keadaan: "gagal"; readonly keterangan: string };

const end = (scope: Scope, id: string, ending: Ending): Promise<unknown> =>
  scope.transaction((ctx) =>
    ctx.db
      .updateTable("cadangan")
      .set({ ...ending, selesai: ctx.now })
      .where("id", "=", id)
      .execute(),
  );

/** What was under way when the process ended is under way no more: asked when our own database starts, which nobody else holds. */
export const endCutOff = (scope: Scope): Promise<unknown> =>
  scope.transaction((ctx) =>
    ctx.db
      .updateTable("cadangan")
      .set({ keadaan: "gagal", selesai: ctx.now, keterangan: cutOff })
      .where("keadaan", "=", "berjalan")
      .execute(),
  );
