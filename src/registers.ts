import type { Register } from "#kit/register/register.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { pendaftaran, periodePpdb } from "#modules/ppdb/index.ts";

/** Every register of the product, one line each. */
export const registers: readonly Register[] = [pendaftaran, periodePpdb, suratKeluar, suratMasuk];
