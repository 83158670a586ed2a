import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { create } from "#kit/register/store.server.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { calls } from "#server/calls.ts";
import { PageCache } from "#server/page-cache.ts";
import { decisionContext } from "#server/pages/contexts.server.ts";
import { matcher } from "#server/pages/match.ts";
import { portalNotFoundPath } from "#server/pages/not-found-path.ts";
import { policy } from "#src/policy.ts";
import { pages } from "#src/routes.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { openTestHouse } from "#tests/support/house.ts";

const database = useDatabase({ policy });
const directory = mkdtempSync(join(tmpdir(), "rahasia-"));
const secret = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
let files: Files;
/** Even these are known to whoever guesses here. */
const known = { key: "", file: "", outgoing: "", incoming: "" };

beforeAll(async () => {
  files = await openFiles({ directory });
  const scope = database.scope(actor("tataUsaha"));
  const { id } = await addAttachment(scope, files, { bytes: secret, name: "pindaian.pdf", accept: ["application/pdf"] });
  await scope.transaction(async (ctx) => {
    const held = { perihal: "Rahasia", nomorSurat: "R-1/2026", berkasId: id };
    const row = ctx.db.selectFrom("berkas").select("kunci").where("id", "=", id);
    Object.assign(known, { key: (await row.executeTakeFirstOrThrow()).kunci, file: id });
    known.outgoing = (await create(ctx, suratKeluar, { ...held, tanggal: "2026-01-05" })).id;
    known.incoming = (await create(ctx, suratMasuk, { ...held, asalSurat: "Kankemenag", tanggalTerima: "2026-01-05" })).id;
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const key = () => `${randomBytes(16).toString("hex")}-${randomBytes(6).toString("hex")}.pdf`;
const letters = "/administration/daftar-surat";
const agenda = "/administration/surat-masuk";

/** Every third one names what is really there. */
function guess(n: number): string {
  const real = n % 3 === 0;
  const [id, other, file, stored] = real
    ? [known.outgoing, known.incoming, known.file, known.key]
    : [randomUUID(), randomUUID(), randomUUID(), key()];
  const guesses = [
    `/uploads/${stored}`,
    `/uploads/../pribadi/${stored}`,
    `/uploads/%2e%2e%2fpribadi%2f${stored}`,
    `/uploads/pribadi/${stored}`,
    `/pribadi/${stored}`,
    `${letters}/${id}/berkas/berkasId`,
    `${letters}/${id}/berkas/berkasId.data`,
    `${letters}/${id}.data`,
    `${agenda}/${other}/berkas/berkasId`,
    `${agenda}/${other}/berkas/berkasId?sampah=1`,
    `${agenda}/buku-agenda/${file}`,
    `/api/berkas/${file}`,
    `/api/daftar-surat/${id}`,
    `/api/surat-masuk/${other}`,
    `${letters}/ekspor?format=csv`,
    `/assets/${stored}`,
  ];
  return guesses[(n >> 1) % guesses.length] ?? "";
}

test("ten thousand guesses of strangers and of staff without the right open no private file", async () => {
  const match = matcher(pages);
  const rendered: string[] = [];
  const openFor = (who: Actor) =>
    openTestHouse(
      {
        ...{ pages, policy, calls, files, scope: database.scope },
        cache: new PageCache({ enabled: false, headers: {} }),
        render: async (request, context) => {
          if (context.get(decisionContext).to === "render") rendered.push(match(new URL(request.url).pathname).page?.path ?? "");
          return new Response("halaman", { status: 404 });
        },
      },
      who,
    );
  const doors = [openFor(visitor), openFor(actor("guru"))];
  const opened: string[] = [];
  const tryOne = async (n: number) => {
    const address = guess(n);
    const answer = await doors[n % 2 ? 0 : 1]?.ask(address);
    const body = answer ? Buffer.from(await answer.arrayBuffer()) : secret;
    if (answer?.ok || body.includes(secret) || body.includes("Rahasia")) opened.push(`${answer?.status} ${address}`);
  };
  for (let first = 0; first < 10_000; first += 50) await Promise.all(Array.from({ length: 50 }, (_, n) => tryOne(first + n)));
  expect(opened).toEqual([]);
  expect(rendered.length).toBeGreaterThan(0);
  const closed = ["*", portalNotFoundPath, "/administration/:section"];
  expect(rendered.filter((path) => !closed.includes(path))).toEqual([]);
}, 60_000);

test("whoever may read the letter reads it, so the guesses were not aimed at nothing", async () => {
  const { ask } = openTestHouse({ pages, policy, calls, files, scope: database.scope }, actor("tataUsaha"));
  expect((await ask(`/api/daftar-surat/${known.outgoing}`)).status).toBe(200);
  expect(await files.exists("private", known.key)).toBe(true);
});
