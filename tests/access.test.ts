import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Access, type Action, type Actor, visitor } from "#kit/access/access.ts";
import { allPeran } from "#modules/akun/index.ts";
import type { Call } from "#server/api.ts";
import { calls } from "#server/calls.ts";
import { PageCache } from "#server/page-cache.ts";
import { decisionContext } from "#server/pages/contexts.server.ts";
import { matcher } from "#server/pages/match.ts";
import { portalNotFoundPath } from "#server/pages/not-found-path.ts";
import type { Page } from "#server/pages/route-table.ts";
import { policy } from "#src/policy.ts";
import { pages } from "#src/routes.ts";
import { justSignedIn } from "./support/database.ts";
import { openTestHouse } from "./support/house.ts";

/** Every door of the house and every person before it: what opens must be what the policy says, and nothing else. */
const people: readonly Actor[] = [
  visitor,
  ...allPeran.map((role) => ({ id: "00000000-0000-4000-8000-000000000001", name: role, roles: [role], session: justSignedIn })),
  { id: "00000000-0000-4000-8000-000000000002", name: "tanpa peran", roles: [], session: justSignedIn },
  // As findSession tells it of an administrator who has not set up a second factor.
  { id: "00000000-0000-4000-8000-000000000003", name: "tanpa langkah kedua", roles: [], session: { ...justSignedIn, held: true } },
];

/** What nobody needs to sign in for. A new address belongs here only when strangers may have it. */
const openToAll = [
  "/",
  "/profile",
  "/departments",
  "/gallery",
  "/news",
  "/administration",
  "/administration/:section",
  "/attendance",
  "/informasi/ppdb",
  "/informasi/ppdb/aturan/:id",
  "/informasi/ppdb/aturan/:id/data",
  // Bundles of announced selections: nobody is named in them.
  "/informasi/ppdb/uji",
  "/informasi/ppdb/uji/:id",
  "/pengumuman",
  "/agenda",
  "/infografis",
  "/informasi-publik",
  "/informasi-publik/:id/unduh",
  // Its secret is what opens it.
  "/pratinjau-berita/:rahasia",
  "/verifikasi",
  "/verifikasi/jejak",
  "/prestasi",
  "/alumni",
  "/guru-dan-staf",
  "/guru-dan-staf/:id/foto",
  "/hubungi",
  "/hubungi/jawaban",
  "/privasi",
  "/aksesibilitas",
  "/api/docs",
  "/berita.rss",
  "/cari",
  "/cari/saran",
  "/berita.json",
  "/agenda.ics",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/sw.js",
  "/bagikan.png",
  "/ikon.png",
  "/luring",
  "/registration",
  "/daftar",
  "/kehadiran/kios",
  "/kehadiran/layar",
  "/kehadiran/layar/kode",
  "/daftar/bukti/:rahasia",
  "/daftar/bukti/:rahasia/unduh",
  "/daftar/kartu/:kode",
  "/daftar/status",
  "/daftar/status/berkas/:berkas",
  "/daftar/status/bukti",
  "/daftar/status/potongan",
  "/daftar/status/daftar-ulang",
  "/daftar/status/isian",
  "/daftar/status/kartu",
  "/daftar/status/surat",
  "/login",
  "/login/kode",
  "/login/tantangan",
  "/keluar",
  "/administrator-pertama/:token",
  "/sesi",
  "/undangan/:kode",
  "*",
];
const callsOpenToAll = [
  "POST /api/loginGuru",
  "POST /api/registerSiswa",
  "GET /api/banner",
  "GET /api/gallery-photos",
  "GET /api/videos",
  "GET /api/news",
  "GET /api/categoryNews",
  "GET /api/verifikasi/:kode",
  "GET /api/openapi.json",
];
/** Files of many people that are no export of a register. */
const handsOut = ["/ekspor", "/ekspor/peta", "/impor/tidak-ada", "/isi-templat/unduh", "/kiriman/unduh", "/kiriman/banding/unduh"];
const otherBulk = [
  "/absensi/kartu",
  "/administration/jadwal-ujian/:id/daftar/:jenis/:bentuk",
  "/administration/jadwal-ujian/kartu/:id",
  "/administration/jatuh-tempo/unduh",
  "/administration/kartu-siswa/:id",
  "/administration/kelas/:id/siswa-pada-tanggal",
  "/administration/meja-ppdb/jawaban",
  "/administration/personil/banding/:id/unduh",
  "/administration/personil/daftar-urut-kepangkatan/unduh",
  "/administration/siswa/banding/:id/unduh",
  "/administration/surat-masuk/buku-agenda/:id",
  "/kehadiran/daftar-hadir",
  "/kehadiran/laporan/:id",
];
/** Answered before the table is asked. */
const fixed = ["/uploads/*", "/api/docs", "/", "/assets/*", "*"];

/** Read from the plain policy, not asked of the code that decides. */
function opensFor({ id, roles, session }: Actor, access: Access): boolean {
  if (access === "public") return true;
  if (access === "any-session") return id !== null;
  if (session?.held) return false;
  if (access === "signed-in") return id !== null;
  const [resource = "", action = ""] = access.split(":");
  const granted = (policy[resource] ?? []).filter(([, actions]) => actions.includes(action as Action));
  if (granted.length === 0) throw new Error(`the policy does not know "${access}"`);
  return granted.some(([held]) => held.some((role) => roles.includes(role)));
}

const filled = (path: string) =>
  path.replace(/:\w+/g, (name) => (name === ":id" ? "00000000-0000-4000-8000-00000000000a" : "x".repeat(43))).replace("*", "tidak-ada");
const match = matcher(pages);

/** Tells which page's code would have run, if any. */
function doorsFor(actor: Actor) {
  const reached: (string | undefined)[] = [];
  const { ask } = openTestHouse(
    {
      ...{ pages, policy, calls: [] },
      cache: new PageCache({ enabled: false, headers: {} }),
      render: async (request, context) => {
        if (context.get(decisionContext).to === "render") reached.push(match(new URL(request.url).pathname).page?.path);
        return new Response("isi", { headers: { "Content-Type": "text/html" } });
      },
    },
    actor,
  );
  return async (address: string, init: RequestInit = {}) => {
    reached.length = 0;
    const { status, headers } = await ask(address, init);
    return { status, reached: [...reached], location: headers.get("location") };
  };
}

const spellings = (address: string): string[] => [
  address,
  `${address}/`,
  `${address}.data`,
  `${address}/_.data`,
  `${address}.data?_routes=${encodeURIComponent(address)}`,
  `/_root.data?_routes=${encodeURIComponent(address)}`,
  `/${address}`,
  `//lain.example${address}`,
  address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  address.toUpperCase(),
  `/x/..${address}`,
  `/x/%2e%2e${address}`,
  address.replaceAll("/", "%2f").replace("%2f", "/"),
];
const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

describe("the table", () => {
  test("names each address that strangers may open, and no more", () => {
    const open = pages.filter(({ access, path }) => access === "public" && path !== "/_kit").map(({ path }) => path);
    expect(open.sort()).toEqual([...openToAll].sort());
    const openCalls = calls.filter(({ access }) => access === "public").map(({ method, path }) => `${method} ${path}`);
    expect(openCalls.sort()).toEqual([...callsOpenToAll].sort());
  });

  test("is the only way to a page: the rest is a short list", () => {
    const source = readFileSync(join(import.meta.dirname, "../src/server/http.ts"), "utf8");
    const doors = [...source.matchAll(/\bapp\.(?:get|post|put|patch|delete|all|on|use|route)\("([^"]+)"/g)].map(([, path]) => path);
    expect(doors).toEqual(fixed);
  });

  test("asks who hands out the data of many at once to prove who they are", () => {
    const fresh = pages.filter((page) => page.fresh).map(({ path }) => path);
    const exports = pages.filter(({ path }) => handsOut.some((end) => path.endsWith(end))).map(({ path }) => path);
    expect([...fresh].sort()).toEqual([...exports, ...otherBulk].sort());
  });

  test("demands nothing that the policy does not know", () => {
    for (const { access } of [...pages, ...calls]) expect(() => opensFor(visitor, access)).not.toThrow();
  });
});

describe.each(people)("$name", (actor) => {
  const knock = doorsFor(actor);
  const watched = calls.map((one) => ({ ...one, handle: async () => new Response(`${one.method} ${one.path}`) }));
  const { ask } = openTestHouse({ pages, policy, calls: watched }, actor);

  test.each(pages.map((page): [string, Page] => [page.path, page]))("at %s", async (path, page) => {
    const { status, reached, location } = await knock(filled(path), path === "*" ? { headers: { cookie: "sesi=x" } } : {});
    // Whether it is not theirs or not there looks the same.
    const nothing = { status: 200, reached: [opensFor(actor, "signed-in") ? portalNotFoundPath : "*"] };
    if (path === "*") expect({ status, reached }).toEqual(nothing);
    else if (opensFor(actor, page.access)) expect({ status, reached }).toEqual({ status: 200, reached: [path] });
    else if (actor.id === null || actor.session?.held) {
      const door = actor.id === null ? "/login" : "/dua-langkah";
      expect({ status, reached, location: location?.split("?")[0] }).toEqual({ status: 302, reached: [], location: door });
    } else expect({ status, reached }).toEqual(nothing);
  });

  test.each(pages.filter(({ access }) => !opensFor(actor, access)).map(({ path }) => path))("does not slip into %s", async (path) => {
    const plain = filled(path);
    const tries = [
      ...spellings(plain).flatMap((address) => [`GET ${address}`, `POST ${address}`]),
      ...methods.map((method) => `${method} ${plain}`),
    ];
    const slipped: string[] = [];
    for (const one of new Set(tries)) {
      const [method = "", address = ""] = one.split(" ");
      if ((await knock(address, { method })).reached.includes(path)) slipped.push(one);
    }
    expect(slipped).toEqual([]);
  });

  test.each(calls.map((call): [string, Call] => [`${call.method} ${call.path}`, call]))("calls %s", async (_, call) => {
    const answer = await ask(filled(call.path), { method: call.method });
    if (opensFor(actor, call.access)) expect(await answer.text()).toBe(`${call.method} ${call.path}`);
    else expect(answer.status).toBe(actor.id === null ? 401 : actor.session?.held ? 403 : 404);
  });
});
