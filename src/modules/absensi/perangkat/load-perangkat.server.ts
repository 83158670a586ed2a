import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inNetwork, type UsulJaringan, usulJaringan, type ValidJaringan, validNetworks } from "./jaringan.server.ts";
import { listPerangkat, type Perangkat } from "./list-perangkat.server.ts";

export interface PerangkatContent {
  readonly perangkat: readonly Perangkat[];
  readonly berlaku: ValidJaringan | null;
  readonly usul: UsulJaringan | null;
  /** The address by which the server knows whoever looks, and whether it is in the network; null while none is set. */
  readonly alamat: string;
  readonly diDalam: boolean | null;
  readonly boleh: { readonly ajukan: boolean; readonly putuskan: boolean };
}

/** @throws Refusal 404 */
export async function loadPerangkat(ctx: ReadCtx, alamat: string): Promise<PerangkatContent> {
  demand(ctx, "perangkatAbsensi:read");
  return {
    perangkat: await listPerangkat(ctx),
    berlaku: await validNetworks(ctx),
    usul: await usulJaringan(ctx),
    alamat,
    diDalam: await inNetwork(ctx, alamat),
    boleh: { ajukan: may(ctx, "perangkatAbsensi:create") !== "no", putuskan: may(ctx, "perangkatAbsensi:manage") !== "no" },
  };
}
