import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, "utf8");
const importsOf = (path: string) => [...read(path).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] as string);
const offenders = (paths: string[], forbidden: (path: string, imported: string) => boolean) =>
  paths.flatMap((path) =>
    importsOf(path)
      .filter((imported) => forbidden(path, imported))
      .map((imported) => `${path} → ${imported}`),
  );
const under = (folder: string) => sources.filter((path) => path.startsWith(`src/${folder}/`));
const layer = (imported: string) => /^#(kit|modules|site|portal|server|src)\//.exec(imported)?.[1];

/** What may go on naming the first school or its town, and why: the list of ADR 50. */
const named: Readonly<Record<string, RegExp>> = {
  // The specification's only unit of work and its code.
  "src/modules/kepegawaian/pegawai.ts": /MAN1PALU|MAN 1 Palu/g,
  "src/modules/kepegawaian/rest/shape.ts": /MAN1PALU/g,
  // Old archives are found by it.
  "src/kit/backup/manifest.ts": /man-1-palu-/g,
  // A family's draft of yesterday is found by it.
  "src/modules/ppdb/parts/daftar/draft.ts": /man1palu\.pendaftaran/g,
  // The state's own names of regions, the first town's among them.
  "src/modules/ppdb/perkembangan/towns/7271.ts": /Kota Palu 4\/2012|"Palu(?: \w+)?"/g,
  // Where the database of installations that run as root lies.
  "src/kit/database/engine/engine.server.ts": /\/var\/lib\/man-1-palu/g,
};

describe("the house", () => {
  test("the files are found", () => {
    for (const folder of ["kit", "modules", "site", "portal", "server"]) expect(under(folder).length).toBeGreaterThan(2);
  });

  test("kit imports only kit", () => {
    expect(
      offenders(under("kit"), (_, imported) => !["kit", undefined].includes(layer(imported)) || imported.includes("../../../")),
    ).toEqual([]);
  });

  test("kit/ui imports only kit/ui and the plain data of kit/register", () => {
    expect(offenders(under("kit/ui"), (_, imported) => /\.server\.tsx?$/.test(imported))).toEqual([]);
  });

  test("kit knows nothing of schools", () => {
    expect(under("kit").filter((path) => /surat|pegawai|siswa/i.test(read(path)))).toEqual([]);
  });

  test("modules do not reach up, and reach each other only through index", () => {
    const wrong = (path: string, imported: string) => {
      if (["site", "portal", "server"].includes(layer(imported) ?? "")) return true;
      const other = /^#modules\/([^/]+)\/(.+)$/.exec(imported);
      return other !== null && !path.startsWith(`src/modules/${other[1]}/`) && !/^index(\.server)?\.tsx?$/.test(other[2] as string);
    };
    expect(offenders(under("modules"), wrong)).toEqual([]);
  });

  test("site and portal do not know the server", () => {
    expect(offenders([...under("site"), ...under("portal")], (_, imported) => layer(imported) === "server")).toEqual([]);
  });

  test("only kit speaks to the database driver", () => {
    const outside = sources.filter((path) => !path.startsWith("src/kit/"));
    expect(offenders(outside, (_, imported) => ["kysely", "pg"].includes(imported))).toEqual([]);
  });

  test("the queue is asked through what it offers, not through its own tables", () => {
    expect(sources.filter((path) => path.startsWith("src/kit/jobs/") && read(path).includes("graphile_worker.jobs")).length).toBe(1);
    expect(sources.filter((path) => read(path).includes("_private_"))).toEqual([]);
  });

  test("no table is written down by hand", () => {
    expect(sources.filter((path) => !path.endsWith(".generated.ts") && /interface (Sql)?Tables \{\n/.test(read(path)))).toEqual([]);
    expect(sources.filter((path) => path.endsWith("/tables.ts") && path !== "src/kit/database/tables.ts")).toEqual([]);
  });

  test("only kit/files, kit/database, kit/backup and the process touch the disk", () => {
    // The compiler, templates and fonts of papers are files of packages and of the repository.
    const free =
      /^src\/(kit\/(files|database|backup)\/|kit\/documents\/(compiler|threads\/held-compiler\.thread|letters\/faces)\.server\.ts$|main\.ts$|server\/)/;
    expect(
      offenders(
        sources.filter((path) => !free.test(path)),
        (_, imported) => /^node:fs/.test(imported),
      ),
    ).toEqual([]);
  });

  test("the server asks others in four places: at addresses that people type, by mail, in the store, and where backups go", () => {
    const asks = /\bfetch\(|from "(node:(https?|tls|http2|dgram)|undici|nodemailer|ssh2|@aws-sdk\/[^"]+)"/;
    const server = sources.filter((path) => path.includes(".server.") || path.startsWith("src/server/"));
    const byTypeAlone = (path: string) => read(path).replace(/import type [^;]+;/g, "");
    const free =
      /^src\/(kit\/(outgoing\/fetch-outside|mail\/mail|files\/bucket(-root)?|backup\/(file-source|targets\/(bucket-target|sftp-connection)))\.server\.ts$|server\/)/;
    expect(server.filter((path) => !free.test(path) && asks.test(byTypeAlone(path)))).toEqual([]);
  });

  test("files are made in threads of their own", () => {
    const makers = /documents\/(cards|typeset|csv|xlsx)\.server\.ts$/;
    const byTypeAlone = (path: string) => read(path).replace(/import type [^;]+;/g, "");
    const loads = (path: string) => /\b(renderCards|typesetPdf|typesetSvg|writeCsv|writeXlsx)\(/.test(byTypeAlone(path));
    const outside = sources.filter((path) => !path.startsWith("src/kit/documents/"));
    expect(sources.filter((path) => makers.test(path)).length).toBe(4);
    expect(outside.filter(loads)).toEqual([]);
  });

  test("the environment is read in one place", () => {
    expect(sources.filter((path) => path !== "src/server/config.ts" && read(path).includes("process.env"))).toEqual([]);
  });

  test("code for the browser does not import code for the server by value", () => {
    const routed = (path: string) => /\/(screens|site|portal)\//.test(path) || /src\/(site|portal)\//.test(path);
    const browser = sources.filter(
      (path) =>
        !path.includes(".server.") &&
        !path.startsWith("src/server/") &&
        path !== "src/main.ts" &&
        !routed(path) &&
        !/^src\/(entry|root)/.test(path),
    );
    const wrong = (path: string) =>
      [...read(path).matchAll(/import (?!type)[^;]*?from "([^"]+\.server\.tsx?)"/g)].map((match) => `${path} → ${match[1]}`);
    expect(browser.flatMap(wrong)).toEqual([]);
  });

  test("no file is longer than 250 lines", () => {
    const written = sources.filter((path) => !path.endsWith(".generated.ts"));
    expect(written.filter((path) => read(path).split("\n").length > 251)).toEqual([]);
  });

  test("no page ships inline styles or raw HTML, which the content policy forbids", () => {
    expect(sources.filter((path) => /style=\{\{|dangerouslySetInnerHTML/.test(read(path)))).toEqual([]);
  });

  test("a type is forced upon a value in one proven place of the kit alone", () => {
    const forced = sources.filter((path) => /\bas unknown as\b|\bas any\b/.test(read(path)));
    expect(forced.sort()).toEqual(["src/kit/register/store.server.ts"]);
  });

  test("that a row is not deleted is said in one place", () => {
    const says = (path: string) => /deleted_?at"?,? "?is\b/i.test(read(path)) || /\bdeletedAt[^\n]*"is( not)?"/.test(read(path));
    expect(sources.filter(says)).toEqual([]);
  });

  test("nothing is left for later", () => {
    expect(
      sources.filter((path) => /\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-expect-error|biome-ignore|: any\b|as any\b/.test(read(path))),
    ).toEqual([]);
  });

  test("the code names no school and no town; the zone is told by kit/time-zone.ts alone", () => {
    const hardWired = /palu\b|\bman[ -]?1\b|makassar|sulawesi tengah|\bWITA\b|\+08:00/i;
    const kept = (path: string) => read(path).replace(named[path] ?? /(?!)/, "");
    const written = [...sources, ...globSync("src/**/*.{css,svg}")].filter((path) => !/time-zone\.ts$|\.generated\.ts$/.test(path));
    expect(written.filter((path) => hardWired.test(kept(path)))).toEqual([]);
    expect(Object.keys(named).filter((path) => !(named[path] as RegExp).test(read(path)))).toEqual([]);
  });

  test("the register engine stays small", () => {
    const lines = under("kit/register").reduce((sum, path) => sum + read(path).split("\n").length, 0);
    expect(lines).toBeLessThanOrEqual(900);
  });
});
