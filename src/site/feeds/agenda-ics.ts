import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { calendar } from "#kit/documents/calendar.ts";
import { tag } from "#kit/visit.server.ts";
import { agendaPublik } from "#modules/layanan/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { answer, originOf } from "./answer.server.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "agenda", "pengaturan");
  const { sekolah, agenda } = await reading(args, async (ctx) => ({ sekolah: await readPengaturan(ctx), agenda: await agendaPublik(ctx) }));
  const events = agenda.map(({ id, judul, mulai, selesai, jamMulai, jamSelesai, tempat, deskripsi, updatedAt }) => ({
    id,
    title: judul,
    from: mulai,
    to: selesai ?? mulai,
    starts: jamMulai,
    ends: jamSelesai,
    place: tempat,
    text: deskripsi,
    changed: updatedAt,
  }));
  const body = calendar(events, { name: `Agenda ${sekolah.nama}`, host: new URL(originOf(args)).hostname });
  return answer(body, "text/calendar; charset=utf-8");
}
