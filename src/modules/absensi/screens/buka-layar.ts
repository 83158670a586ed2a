import { redirect } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { alamatLayar } from "../alamat.ts";
import { bukaLayar } from "../pegawai/layar-kantor.server.ts";
import type { Route } from "./+types/buka-layar.ts";

/** To the office's screen of today. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => redirect(alamatLayar(await within(args, bukaLayar)));
