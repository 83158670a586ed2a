import { beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { listNotices } from "#kit/notices/notices.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { list } from "#kit/register/store.server.ts";
import { pendidikan } from "#modules/kepegawaian/riwayat/registers/pendidikan.ts";
import { approveUsulan } from "#modules/kepegawaian/riwayat/usulan/decide.server.ts";
import { currentState } from "#modules/kepegawaian/riwayat/usulan/read-usulan.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "./database.ts";
import { addPerson } from "./staff-file.ts";

/** People of the staff file, each with an account, of whom some ask and others decide. */
export function useUsulanPegawai() {
  const house = useDatabase({ policy });
  const who = {} as Record<"guru" | "rekan" | "tataUsaha" | "kepala" | "rangkap", Actor>;
  /** Who is called by their role, but for these. */
  const peranLain: Readonly<Record<string, readonly string[]>> = { rekan: ["guru"], rangkap: ["kepala", "administrator"] };
  const pegawaiId: Record<string, string> = {};
  const as = (name: keyof typeof who) => house.scope(who[name]).transaction;
  const isi = (more: Readonly<Record<string, unknown>> = {}) => ({ tingkat: "S1", namaPendidikan: "UIN Datokarama", ...more });
  const riwayat = async () => (await as("guru")((ctx) => list(ctx, pendidikan, readQuery(pendidikan, new URLSearchParams())))).rows;
  const putusan = async (id: string) => {
    const { usulan, barisVersi } = await as("tataUsaha")((ctx) => currentState(ctx, id));
    return { id, versi: usulan.versi, barisVersi };
  };
  const setujui = async (id: string) => {
    const seen = await putusan(id);
    await as("tataUsaha")((ctx) => approveUsulan(ctx, seen));
  };
  const kabar = async (name: keyof typeof who) =>
    (await as(name)((ctx) => listNotices(ctx, { page: 1, size: 50, unread: true }))).rows.map(({ title, body }) => [title, body]);

  beforeAll(() =>
    house.scope({ id: null, name: "sistem: uji", roles: ["sistem"] }).transaction(async (ctx) => {
      for (const [n, name] of (["guru", "rekan", "tataUsaha", "kepala", "rangkap"] as const).entries()) {
        const made = await addPerson(ctx, n, { nama: name, peran: peranLain[name] ?? [name], status: "pns" });
        who[name] = made.actor;
        pegawaiId[name] = made.pegawaiId;
      }
    }),
  );
  return { house, who, pegawaiId, as, isi, riwayat, putusan, setujui, kabar };
}
