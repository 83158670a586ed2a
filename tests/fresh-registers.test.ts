/** Each act of a register that asks again who somebody is refuses who proved it long ago. */
import { describe, test } from "vitest";
import type { Action } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { create, remove, restore, update } from "#kit/register/store.server.ts";
import { registers } from "#src/registers.ts";
import { type Heavy, onlyConfirmed } from "./support/heavy.ts";
import { as, clerk, samples, useRegisterRows } from "./support/register-rows.ts";

useRegisterRows();

let nth = 0;

describe("a register that asks again who somebody is", () => {
  const asking = registers.flatMap((register) => (register.fresh ?? []).map((act) => [register.name, act, register] as const));

  /** Of a register that nobody fills by hand. */
  const stored: Readonly<Record<string, () => Promise<Row>>> = {
    pendaftaran: () =>
      as(clerk, async (ctx) => {
        nth += 1;
        const periode = registers.find(({ name }) => name === "periodePpdb") as Register;
        const { id } = await create(ctx, periode, samples(periode, nth), "json");
        const { rows } = await sql<Row>`
          insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan,
            alamat, no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, jurusan, bukti_hash)
          values (${id}, 'UJI-1', 'Uji', 'Palu', '2012-03-09', 'perempuan', 'islam', 'Indonesia', 'Jalan Contoh', '081200000000', 'A', 'B',
            'C', 'D', '081300000000', 'MTs', 85, 'ipa', '\\x01')
          returning id, versi`.execute(ctx.db);
        return rows[0] as Row;
      }),
  };
  const rowOf = async (register: Register) => {
    nth += 1;
    return stored[register.name]?.() ?? as(clerk, (ctx) => create(ctx, register, samples(register, nth), "json"));
  };

  const acts: Partial<Record<Action, (register: Register) => Promise<Heavy>>> = {
    create: async (register) => {
      nth += 1;
      const sent = samples(register, nth);
      return { who: clerk, act: (ctx) => create(ctx, register, sent, "json") };
    },
    update: async (register) => {
      const row = await rowOf(register);
      return {
        who: clerk,
        act: (ctx) => update(ctx, register, { id: row.id, versi: row.versi, sent: fieldValues(register, row), source: "json" }),
      };
    },
    delete: async (register) => {
      const { id, versi } = await rowOf(register);
      return { who: clerk, act: (ctx) => remove(ctx, register, { id, versi }) };
    },
    restore: async (register) => {
      const { id, versi } = await rowOf(register);
      await as(clerk, (ctx) => remove(ctx, register, { id, versi }));
      return { who: clerk, act: (ctx) => restore(ctx, register, id) };
    },
  };

  test.each(asking)("%s: %s", async (_, act, register) => {
    const prepare = acts[act];
    if (!prepare) throw new Error(`nobody tries "${act}" here`);
    await onlyConfirmed(() => prepare(register));
  });
});
