import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { pegawai } from "../../pegawai.ts";
import { loader } from "./duk.tsx";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await scope(actor("tataUsaha")).transaction(async (ctx) => {
    for (let n = 0; n < 27; n++)
      await create(ctx, pegawai, { nama: `Guru ${n}`, jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: "on" });
  });
});

const ask = (query: string) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope(actor("tataUsaha")));
  const request = new Request(`http://localhost/administration/personil/daftar-urut-kepangkatan${query}`);
  return loader({ context, request, params: {} } as unknown as LoaderFunctionArgs as never);
};

test("the rank list comes page by page, each with who answers for it, and a page behind the end is the last", async () => {
  const [first, last, behind] = await Promise.all(["", "?halaman=2", "?halaman=9"].map(ask));
  expect([first, last, behind].map((page) => [page?.page, page?.baris.length, page?.total, page?.jumlah])).toEqual([
    [1, 25, 27, 27],
    [2, 2, 27, 27],
    [2, 2, 27, 27],
  ]);
  expect(last?.baris.map(({ urut }) => urut)).toEqual([26, 27]);
  expect(first?.penutup.slice(0, 2)).toEqual(["Palu, 23 November 2026", "Kepala Madrasah,"]);
});
