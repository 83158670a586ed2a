import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { daftarPerangkat, type Perangkat } from "./daftar-perangkat.server.ts";
import { diJaringan, type Jaringan, jaringanBerlaku, type UsulJaringan, usulJaringan } from "./jaringan.server.ts";

export interface IsiPerangkat {
  readonly perangkat: readonly Perangkat[];
  readonly berlaku: Jaringan | null;
  readonly usul: UsulJaringan | null;
  /** The address by which the server knows whoever looks, and whether it is in the network; null while none is set. */
  readonly alamat: string;
  readonly diDalam: boolean | null;
  readonly boleh: { readonly ajukan: boolean; readonly putuskan: boolean };
}

/** @throws Refusal 404 */
export async function muatPerangkat(ctx: Ctx, alamat: string): Promise<IsiPerangkat> {
  demand(ctx, "perangkatAbsensi:read");
  return {
    perangkat: await daftarPerangkat(ctx),
    berlaku: await jaringanBerlaku(ctx),
    usul: await usulJaringan(ctx),
    alamat,
    diDalam: await diJaringan(ctx, alamat),
    boleh: { ajukan: may(ctx, "perangkatAbsensi:create") !== "no", putuskan: may(ctx, "perangkatAbsensi:manage") !== "no" },
  };
}
