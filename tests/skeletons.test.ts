/** What `npm run new` writes must be a whole: it compiles, its table fits its fields, and its rights are closed. */
import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { pageSkeleton } from "../skeletons/page.ts";
import { registerSkeleton } from "../skeletons/register.ts";
import type { Tree } from "../skeletons/tree.ts";
import { createTestDatabase, dropTestDatabase } from "./support/database.ts";

const house = join(import.meta.dirname, "..");
const tree: Tree = {
  list: (pattern) => globSync(pattern, { cwd: house }).sort(),
  read: (path) => {
    try {
      return readFileSync(join(house, path), "utf8");
    } catch {
      return undefined;
    }
  },
};

const wanted = { module: "layanan", noun: "ruang-rapat", label: "Ruang Rapat", group: "Berkas" };
const page = { module: "layanan", title: "Peta Madrasah" };

/** What the compiler says of the product with these files in it. */
async function compile(files: ReadonlyMap<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "man-uji-kerangka-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(house, "src"), join(folder, "src"), { recursive: true });
  cpSync(join(house, "package.json"), join(folder, "package.json"));
  symlinkSync(join(house, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = { noEmit: true, incremental: false };
  const { compilerOptions } = JSON.parse(readFileSync(join(house, "tsconfig.json"), "utf8"));
  const entries = ["src/routes.ts", "src/tables.generated.ts", ...[...files.keys()].filter((path) => path.endsWith(".tsx"))];
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include: [], files: entries }),
  );
  const tsc = join(house, "node_modules/typescript/bin/tsc");
  return new Promise((resolve) => execFile(process.execPath, [tsc, "-p", folder], (_, printed) => resolve(printed)));
}

describe("a new register", () => {
  const files = registerSkeleton(tree, wanted);

  test("is one file of its folder, its lines among registers and exports, a row of rights and a migration", () => {
    expect([...files.keys()].map((path) => path.replace(/\d{4}/, "NNNN"))).toEqual([
      "migrations/NNNN-ruang-rapat.sql",
      "src/modules/layanan/registers/ruang-rapat.ts",
      "src/modules/layanan/index.ts",
      "src/registers.ts",
      "src/policy/letters-and-site.ts",
    ]);
    expect(files.get("src/policy/letters-and-site.ts")).toContain('ruangRapat: [[admin, keepAsLists, umum, "all"]],');
  });

  test("has a table with the columns of every register", async () => {
    const migration = [...files].find(([path]) => path.endsWith(".sql"))?.[1] ?? "";
    const place = await createTestDatabase();
    onTestFinished(() => dropTestDatabase(place));
    const { rows } = await connected(place, async (client) => {
      await client.query(migration);
      return client.query(
        "select column_name as name from information_schema.columns where table_name = 'ruang_rapat' order by ordinal_position",
      );
    });
    const columns = rows.map(({ name }) => name);
    expect(columns).toEqual(["id", "versi", "created_at", "updated_at", "deleted_at", "deleted_by", "nama"]);
  });

  test("and pages beside it compile", async () => {
    const pages = [
      pageSkeleton(tree, { shell: "public", address: "/peta-madrasah", ...page }),
      pageSkeleton(tree, { shell: "portal", address: "/administration/peta-kantor", ...page }),
    ];
    expect(pages.map((one) => one.size)).toEqual([3, 2]);
    expect(await compile(new Map([...files, ...pages.flatMap((one) => [...one])]))).toBe("");
  });

  test.each([
    [{ noun: "RuangRapat" }, "small letters with hyphens"],
    [{ noun: "pengumuman" }, "is there already"],
    [{ module: "tiada" }, "There is no src/modules/tiada/index.ts"],
    [{ group: "Tiada" }, 'no group "Tiada"'],
  ])("is not written for %j", (part, sentence) => {
    expect(() => registerSkeleton(tree, { ...wanted, ...part })).toThrow(sentence);
  });
});

describe("a new page", () => {
  test.each([
    [{ shell: "lain", address: "/x" }, '"public" or "portal"'],
    [{ shell: "public", address: "x" }, "begins with /"],
    [{ shell: "public", address: "/news" }, "/news is there already"],
    [{ shell: "portal", address: "/administration/user" }, "is there already"],
    [{ shell: "public", address: "/Peta" }, "small letters with hyphens"],
    [{ shell: "public", address: "/x", module: "tiada" }, "There is no src/modules/tiada"],
  ])("is not written for %j", (part, sentence) => {
    expect(() => pageSkeleton(tree, { ...page, ...part })).toThrow(sentence);
  });
});
