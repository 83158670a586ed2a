import { beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { answerImpor } from "#modules/ppdb/nilai/impor/impor-action.server.ts";
import { markWork } from "#modules/ppdb/nilai/impor/mark-work.server.ts";
import { actor } from "./database.ts";
import { nurlaela, openCommittee, register } from "./panitia.ts";
import { addJalur, verify } from "./seleksi-ppdb.ts";

export const ketua = actor("ketuaPpdb");

/** As a program writes one. */
export const csv = (...lines: string[][]) => new File([lines.map((line) => line.join(";")).join("\n")], "cbt.csv");

interface Bringing {
  readonly who?: Actor;
  readonly komponen?: string;
  readonly penguji?: string;
}

/** A path with a test, a rapor and an interview by two, four children on it, and somebody who brings lists of their marks. */
export function useMarkLists(scope: (who?: Actor) => Scope) {
  let jalur = "";
  const ids: string[] = [];
  const nomor: string[] = [];
  beforeAll(async () => {
    await openCommittee(scope(nurlaela));
    await scope(nurlaela).transaction(({ db }) =>
      db
        .insertInto("akun")
        .values({ id: ketua.id ?? "", nip: "197001011995031009", nama: "Ketua", peran: ["ketuaPpdb"] })
        .execute(),
    );
    jalur = await addJalur(scope(nurlaela), {
      ...{ bobotRapor: 40, bobotTes: 30, bobotWawancara: 30, toleransiWawancara: 10, seri1: "rapor" },
      mapelRapor: "Matematika\nFikih",
    });
    for (const name of ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo", "Dewi Mangkona"]) {
      const sent = await register(scope(), name);
      ids.push(sent.id);
      nomor.push(sent.nomor);
    }
    await scope(nurlaela).transaction(async (ctx) => {
      for (const id of ids) await verify(ctx, id);
      await ctx.db
        .updateTable("pendaftaran")
        .set({ nisn: "0091234567" })
        .where("id", "=", ids[0] ?? "")
        .execute();
      await ctx.db
        .updateTable("pendaftaran")
        .set({ nisn: "0091234568", tanggalLahir: "2011-05-06" })
        .where("id", "=", ids[1] ?? "")
        .execute();
    });
  });

  const marks = markWork((who) => scope(who));
  const act = (entries: Record<string, string | File>, { who = nurlaela, komponen = "tes", penguji = "1" }: Bringing = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ penguji, ...entries })) form.set(name, value);
    return answerImpor({ scope: scope(who), marks, signal: new AbortController().signal }, { jalur, komponen }, form);
  };
  const open = async (berkas: File, how: Bringing = {}): Promise<string> => {
    const answer = await act({ aksi: "periksa", berkas }, how);
    return new URL((answer as Response).headers.get("location") ?? "", "http://x").searchParams.get("daftar") ?? "";
  };
  const read = async (daftar: string, { who = nurlaela, komponen = "tes", penguji = "1" }: Bringing = {}) => {
    const asked = { who: { actor: who, requestId: "uji" }, jalur, komponen, penguji: penguji === "2" ? "2" : "1" } as const;
    const found = await marks.readMarks({ ...asked, daftar });
    if (!found) throw new Error("no list");
    return found;
  };
  const choose = (daftar: string, fields: readonly string[], more: object = {}, how: Bringing = {}) =>
    act(
      {
        aksi: "atur",
        daftar,
        pilihan: JSON.stringify({ ...noChoices, columns: Object.fromEntries(fields.map((one, place) => [place, one])), ...more }),
      },
      how,
    );
  const keep = async (daftar: string, how: Bringing = {}) => {
    const { plan } = await read(daftar, how);
    return act({ aksi: "simpan", daftar, sidik: plan?.sidik ?? "" }, how);
  };
  const kept = (komponen = "tes", penguji: "1" | "2" = "1") =>
    scope(nurlaela).read(({ db }) =>
      db
        .selectFrom("nilaiPpdb")
        .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
        .select(["namaLengkap", "nilai"])
        .where("komponen", "=", komponen as "tes")
        .where("penguji", "=", penguji)
        .orderBy("nomor")
        .execute(),
    );
  const told = ({ plan }: Awaited<ReturnType<typeof read>>) =>
    plan?.ubah.map(({ nama, nilai }) => [nama, ...nilai.map(({ lama, baru }) => `${lama}>${baru}`)]);

  return {
    act,
    open,
    read,
    choose,
    keep,
    marks: kept,
    work: marks,
    told,
    ids,
    n: (place: number) => nomor[place] ?? "",
    jalur: () => jalur,
  };
}
