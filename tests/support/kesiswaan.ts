import { beforeAll } from "vitest";
import type { Follower } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, shareDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas } from "#tests/support/demo-kelas.ts";

/** What became of pupils, as whoever follows them is told: "update <id>". */
export const diikuti: string[] = [];
const follow: Follower = async (_, changes) => {
  diikuti.push(...changes.map(({ action, before, after }) => `${action} ${(after ?? before)?.id}`));
};

/** The office of a small school on Monday, 5 October 2026, which may put its name under what it decides. */
export const house = shareDatabase({ policy, followers: { siswa: follow }, clock: () => new Date("2026-10-05T01:00:00Z") });
export const kantor = actor("tataUsaha");
export const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => house.scope(who).transaction(work);
export let demo: DemoKelas;

/** The test file that calls it has all of this anew; once at its top. */
export function useKesiswaan(): void {
  house.begin();
  beforeAll(() => void diikuti.splice(0));
  beforeAll(() =>
    dalam(async (ctx) => {
      demo = await fillDemoKelas(ctx, { wali: actor("waliKelas"), guru: actor("guru") });
      await sql`insert into akun (id, nip, nama, peran) values (${kantor.id}, '198511042010012000', 'Kantor', array['tataUsaha'])`.execute(
        ctx.db,
      );
    }),
  );
}
