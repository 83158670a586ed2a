import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { isJenisJalur, jenisJalur } from "../jalur/jenis-jalur.ts";
import { readAsked } from "../panitia/asked.ts";
import { choosePeriode, listPeriode } from "../panitia/narrow-meja.server.ts";
import { askedField } from "./bentuk.ts";
import { jawabName } from "./nama.ts";
import { pertanyaanRows } from "./read-pertanyaan.server.ts";

/** What a family of one path is asked, as its page asks it. */
export async function loadPratinjau(ctx: ReadCtx, asked: URLSearchParams) {
  demand(ctx, "pertanyaanPpdb:read");
  const all = await listPeriode(ctx);
  const periode = choosePeriode(ctx, all, readAsked(asked));
  const rows = periode ? await pertanyaanRows(ctx, periode.id) : [];
  const typed = asked.get("jalur");
  const jalur = isJenisJalur(typed) ? typed : "reguler";
  return {
    periode: periode ?? null,
    daftar: all.map(({ id, tahunAjaran }) => ({ id, tahunAjaran })),
    jalur,
    pilihan: jenisJalur.map(({ value, label }) => ({
      value,
      label,
      banyak: rows.filter((row) => row.jalur === null || row.jalur === value).length,
    })),
    isian: rows
      .filter((row) => row.jalur === null || row.jalur === jalur)
      .map((row) => ({ name: jawabName(row.kode), field: askedField(row) })),
  };
}
