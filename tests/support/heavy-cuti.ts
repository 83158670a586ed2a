import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { askCuti } from "#modules/absensi/cuti/ask-cuti.server.ts";
import { decideCuti } from "#modules/absensi/cuti/decide-cuti.server.ts";
import { as, clerk } from "./register-rows.ts";

interface People {
  readonly people: () => Promise<unknown>;
  readonly asker: Actor;
  readonly head: Actor;
}

/** The head's decision about a leave, which lets a deputy in. @param people puts all of them into the staff file */
export const heavyCuti = ({ people, asker, head }: People) => ({
  "src/modules/absensi/cuti/decide-cuti.server.ts decideCuti": async () => {
    await people();
    const day = addDays(today(), 30);
    const isi = { jenis: "alasan-penting", mulai: day, selesai: day, alasan: "Menikahkan anak", buktiId: "" };
    const id = await as(asker, (ctx) => askCuti(ctx, isi, "c".repeat(32)));
    await as(clerk, (ctx) => decideCuti(ctx, { id, versi: 1, putusan: "periksa", catatan: "" }));
    const act = (ctx: Ctx) => decideCuti(ctx, { id, versi: 2, putusan: "tolak", catatan: "Pekan ujian" });
    return { who: head, act };
  },
});
