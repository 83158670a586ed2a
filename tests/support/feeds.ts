import { Readable } from "node:stream";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterEach, beforeAll, expect } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pageLife, pageTags } from "#kit/visit.server.ts";
import "#modules/layanan/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "./database.ts";

type Loader = (args: LoaderFunctionArgs) => Response | Promise<Response>;

/** A school with news that are out, planned and drafted, and two things in its calendar; `ask` calls a route's own loader. */
export function useFeeds() {
  const now = new Date("2026-11-21T02:00:00Z");
  const home = useDatabase({ clock: () => now });
  const { scope } = home;

  beforeAll(() =>
    scope(system("uji")).transaction(async (ctx) => {
      await seedSekolah(ctx);
      const berita = {
        content: "Isi **tebal** & <miring>.\n\n- [syarat](/informasi/ppdb)",
        tanggal: "2026-11-01",
        author: null,
        desc: "Ringkas",
        gambarId: null,
        kategoriId: null,
      };
      await ctx.db
        .insertInto("berita")
        .values([
          { ...berita, slug: "satu", name: "Satu <&> dua", status: "terbit", terbitPada: new Date("2026-11-01T00:00:00Z") },
          { ...berita, slug: "nanti", name: "Nanti", status: "terbit", terbitPada: new Date("2026-11-21T03:00:00Z") },
          { ...berita, slug: "draf", name: "Draf", status: "draft", terbitPada: null },
        ])
        .execute();
      const acara = { selesai: null, jamMulai: null, jamSelesai: null, tempat: null, deskripsi: null };
      await ctx.db
        .insertInto("agenda")
        .values([
          { ...acara, judul: "Rapat wali", mulai: "2026-11-24", tampilDiSitus: true },
          { ...acara, judul: "Rapat tertutup", mulai: "2026-11-25", tampilDiSitus: false },
        ])
        .execute();
    }),
  );

  const reported: unknown[] = [];
  /** Files of the library by their names. */
  const stored = new Map<string, Buffer>();
  async function ask(loader: Loader, path: string) {
    const context = new RouterContextProvider();
    context.set(reportContext, (error) => reported.push(error));
    const life = { until: Number.POSITIVE_INFINITY };
    context.set(scopeContext, scope());
    context.set(pageTags, new Set());
    context.set(pageLife, life);
    context.set(filesContext, {
      exists: async (_: string, name: string) => stored.has(name),
      open: async (_: string, name: string) => ({ stream: Readable.from([stored.get(name)]) }),
    } as unknown as Files);
    const request = new Request(`https://man1palu.sch.id${path}`);
    const answer = await loader({ context, request, params: {} } as unknown as LoaderFunctionArgs);
    return { answer, life, type: answer.headers.get("content-type") ?? "" };
  }

  // What a test takes out of it was expected.
  afterEach(() => expect(reported).toEqual([]));
  return { home, scope, reported, stored, ask };
}
