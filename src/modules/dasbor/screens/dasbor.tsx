import { within } from "#kit/ctx.server.ts";
import { angkaPendaftaran, angkaSurat, pendaftarTerbaru, suratMasukTerbaru } from "../angka.server.ts";
import type { Papan } from "../angka.ts";
import { PapanDasbor } from "../papan-dasbor.tsx";
import type { Route } from "./+types/dasbor.ts";

export const handle = { greeting: true };

export const meta = () => [{ title: "Dashboard" }];

export function loader(args: Route.LoaderArgs): Promise<Papan> {
  return within(args, async (ctx) => ({
    pendaftaran: await angkaPendaftaran(ctx),
    surat: await angkaSurat(ctx),
    pendaftar: await pendaftarTerbaru(ctx),
    masuk: await suratMasukTerbaru(ctx),
  }));
}

export default function Dasbor({ loaderData }: Route.ComponentProps) {
  return <PapanDasbor papan={loaderData} />;
}
