import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { BandingSum } from "./banding.ts";
import { bandings, demandBanding, findBanding, officeSight, told } from "./find-banding.server.ts";
import { readBandingQuery } from "./query.ts";
import { countOfBanding, countsByIsian, countsByKelas, rowsOfBanding } from "./rows-of-banding.server.ts";

const pageSize = 10;

/** The comparisons of a register, newest first. */
export async function listBanding(ctx: ReadCtx, register: Register, page: number) {
  const me = demandBanding(ctx, register);
  const { total } = await ctx.db
    .selectFrom("banding")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("register", "=", register.name)
    .executeTakeFirstOrThrow();
  const found = await bandings(ctx)
    .select(({ selectFrom, fn }) => [
      selectFrom("bandingBaris").select(fn.countAll<number>().as("n")).whereRef("bandingId", "=", "banding.id").as("baris"),
      selectFrom("bandingBaris")
        .select((rows) => rows.fn.count<number>("hasil").as("n"))
        .whereRef("bandingId", "=", "banding.id")
        .as("diperiksa"),
    ])
    .where("register", "=", register.name)
    .orderBy("createdAt", "desc")
    .orderBy("banding.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const rows = found.map((one): BandingSum => ({ ...told(one, me), baris: Number(one.baris), diperiksa: Number(one.diperiksa) }));
  return { rows, total: Number(total), page, size: pageSize };
}

/** One comparison, as it is filtered. @throws Refusal 404 */
export async function loadBanding(ctx: Ctx, register: Register, id: string, parameters: URLSearchParams) {
  const banding = await findBanding(ctx, register, id);
  // It shows of many what the page of one does.
  if (register.watched) await recordView(ctx, { action: "read", subject: "banding", subjectId: id });
  const sight = officeSight(ctx, register);
  const query = readBandingQuery(parameters);
  const limit = query.tampil;
  return {
    banding,
    query,
    rows: await rowsOfBanding(ctx, id, { sight, query, limit, offset: (query.halaman - 1) * limit }),
    total: await countOfBanding(ctx, id, { sight, query }),
    perKelas: await countsByKelas(ctx, id, sight),
    perIsian: (await countsByIsian(ctx, id, sight)).map((one) => ({ ...one, label: register.fields[one.isian]?.label ?? one.isian })),
    bolehUnduh: may(ctx, `${register.name}:export`) !== "no",
  };
}
