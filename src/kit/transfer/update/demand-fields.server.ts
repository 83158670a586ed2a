import { importableRegister, registerForRow, visibleFields } from "../../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import { refuse } from "../../refusals.ts";
import type { Values } from "../../register/check.ts";
import type { Register, Row } from "../../register/register.ts";

interface Written {
  readonly values: Values;
  /** The row that it changes; none where it is new. */
  readonly before?: Row | undefined;
}

/** Between trial and import a field may have been closed to whoever brings the list. @throws Refusal 403, and nothing is taken in */
export function demandFields(ctx: ReadCtx, register: Register, rows: readonly Written[]): void {
  const imported = importableRegister(ctx, register).fields;
  const sight = visibleFields(ctx, register, "update");
  for (const { values, before } of rows) {
    const changeable = before ? registerForRow(sight, before).fields : imported;
    for (const name of Object.keys(values)) {
      if (Object.hasOwn(imported, name) && Object.hasOwn(changeable, name)) continue;
      // Where a new row says nothing nothing is written.
      if (before || values[name] !== null) throw refuse.forbidden(closedSentence(register.fields[name]?.label ?? name));
    }
  }
}

const closedSentence = (label: string) =>
  `Sejak daftar ini diperiksa, ${label} tidak lagi terbuka bagi Anda. Tidak ada yang dimasukkan; periksa lagi daftarnya.`;
