import { within } from "#kit/ctx.server.ts";
import { check } from "#kit/register/check.ts";
import type { Fields } from "#kit/register/fields.ts";
import { cariBentrok, type Rencana, type Saat, tugasTerhalang } from "../jadwal/bentrok.server.ts";
import { type Halangan, jadwalPelajaran } from "../jadwal/jadwal.ts";
import type { Route } from "./+types/bentrok.ts";

const { hari, jamKe, jumlahJam } = jadwalPelajaran.fields;
const saat = { hari, jamKe, jumlahJam };

/** What stands in the way of a lesson that is being written: of each that may be chosen, and of the chosen one in full. */
export async function loader(args: Route.LoaderArgs): Promise<Halangan> {
  const { searchParams } = new URL(args.request.url);
  const baca = (fields: Fields) =>
    check(fields, Object.fromEntries(Object.keys(fields).map((nama) => [nama, searchParams.get(nama) ?? ""])));
  const id = searchParams.get("id") ?? undefined;
  const [kapan, semua] = [baca(saat), baca(jadwalPelajaran.fields)];
  if (ada(kapan.errors)) return { bentrok: [], terhalang: {} };
  const tugas = (searchParams.get("tugas") ?? "").split(",").slice(0, 200);
  return within(args, async (ctx) => ({
    bentrok: ada(semua.errors) ? [] : await cariBentrok(ctx, { ...(semua.values as unknown as Rencana), id }),
    terhalang: await tugasTerhalang(ctx, { ...(kapan.values as unknown as Saat), id, tugas }),
  }));
}

const ada = (errors: object): boolean => Object.keys(errors).length > 0;
