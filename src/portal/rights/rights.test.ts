import { describe, expect, test } from "vitest";
import { answer, answerClasses, type Policy, privacyClasses } from "#kit/access/access.ts";
import { text } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { peranBerhak } from "#modules/akun/index.ts";
import { house } from "#src/policy/house.ts";
import { lettersAndSite } from "#src/policy/letters-and-site.ts";
import { people } from "#src/policy/people.ts";
import { policy } from "#src/policy.ts";
import { lists as registers } from "#src/registers.ts";
import { classLines, linesOf, sayCell, sayShort } from "./rights.ts";
import { resources } from "./words.ts";

const siswa = {
  name: "siswa",
  title: "Data Siswa",
  ownRows: "di kelas asuhannya",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 9 }),
    nisn: text({ label: "NISN", privacy: "dinas", max: 9 }),
    alamat: text({ label: "Alamat", privacy: "pribadi", max: 9 }),
    agama: text({ label: "Agama", privacy: "rahasia", max: 9 }),
  },
} as unknown as Register;

const everything = privacyClasses;
const small: Policy = {
  siswa: [
    [["kepala"], ["read", "export"], everything, "all"],
    [["kepala"], ["import"], ["umum", "pribadi", "rahasia"], "all"],
    [["guru"], ["read"], ["umum", "dinas"], "all"],
    [["waliKelas"], ["read", "export"], everything, "own"],
    [["waliKelas"], ["update"], ["dinas"], "own"],
  ],
  berita: [
    [["guru"], ["read"], everything, "all"],
    [["kepala"], ["manage"], everything, "all"],
  ],
  izin: [
    [["pegawai"], ["read"], everything, "all"],
    [["pegawai"], ["update", "delete"], everything, "others"],
    [["pegawai"], ["update"], ["umum"], "own"],
  ],
};
const izin = { name: "izin", title: "izin", fields: siswa.fields } as Register;
const berita = { name: "berita", title: "Berita", manages: "menerbitkan", fields: {} } as unknown as Register;

describe("the policy in words", () => {
  const lines = linesOf({ policy: small, registers: [siswa, izin, berita], roles: ["kepala", "guru", "waliKelas", "pegawai"] });
  const cell = (resource: string, role: string) => sayCell(lines.find((line) => line.resource === resource)?.cells[role] ?? []);

  test("says what, of which rows and of which fields", () => {
    expect(cell("siswa", "kepala")).toBe("melihat, mengekspor; mengimpor (hanya data umum, pribadi, dan rahasia)");
    expect(cell("siswa", "guru")).toBe("melihat (hanya data umum dan dinas)");
    expect(cell("siswa", "waliKelas")).toBe("melihat, mengekspor (di kelas asuhannya); mengubah (di kelas asuhannya; hanya data dinas)");
    expect(cell("siswa", "pegawai")).toBe("");
  });

  test("says what one does for others and not for oneself", () => {
    expect(cell("izin", "pegawai")).toBe(
      "melihat; mengubah, menghapus (selain miliknya sendiri); mengubah (miliknya sendiri; hanya data umum)",
    );
  });

  test("is short where a role may do all that anybody may", () => {
    const [line] = linesOf({
      policy: {
        siswa: [
          [["guru"], ["read"], everything, "all"],
          [["kepala"], ["read", "create", "update"], everything, "all"],
        ],
      },
      registers: [siswa],
      roles: ["kepala", "guru"],
    });
    expect(line && [sayShort(line, "kepala"), sayShort(line, "guru")]).toEqual(["semua tindakan", "melihat"]);
  });

  test("calls managing what it is", () => {
    expect(lines.map(({ title }) => title)).toEqual(["Data Siswa", "Berita", "izin"]);
    expect(cell("berita", "kepala")).toBe("menerbitkan");
  });
});

describe("the product's own policy", () => {
  test("has words for everything it names, and names nobody but known roles", () => {
    for (const [resource, rules] of Object.entries(policy)) {
      const register = registers.find(({ name }) => name === resource);
      expect(register?.title ?? resources[resource]?.title, `words for "${resource}"`).toBeTypeOf("string");
      for (const [roles] of rules) for (const role of roles) expect(peranBerhak).toHaveProperty(role);
    }
  });

  test("says in each line something that can be read aloud, and nothing twice", () => {
    for (const [resource, rules] of Object.entries(policy)) {
      for (const [roles, actions, classes] of rules) expect([roles.length, actions.length, classes.length], resource).not.toContain(0);
      const said = rules.flatMap(([roles, actions, , rows]) => roles.flatMap((role) => actions.map((one) => `${role} ${one} ${rows}`)));
      expect(said, resource).toEqual([...new Set(said)]);
    }
    const parts = [lettersAndSite, people, house].flatMap((part) => Object.keys(part));
    expect(parts).toEqual([...new Set(parts)]);
  });

  test("lets nobody fill in, take in or give out what they do not see", () => {
    for (const [resource, rules] of Object.entries(policy)) {
      for (const role of new Set(rules.flatMap(([roles]) => roles))) {
        const actor = { id: "00000000-0000-0000-0000-000000000000", name: role, roles: [role] };
        for (const action of ["update", "import", "export"] as const) {
          if (answer(policy, actor, `${resource}:${action}`) === "no") continue;
          expect(answer(policy, actor, `${resource}:read`), `${role}: ${action} ${resource}`).not.toBe("no");
          const [seen, reached] = [answerClasses(policy, actor, `${resource}:read`), answerClasses(policy, actor, `${resource}:${action}`)];
          for (const rows of ["anyRow", "ownRow"] as const)
            expect(
              reached[rows].filter((one) => !seen[rows].includes(one)),
              `${role}: ${action} ${resource}`,
            ).toEqual([]);
        }
      }
    }
  });

  test("tells which fields of a register are how closed", () => {
    expect(classLines(siswa)).toEqual([
      { label: "umum", fields: "nama" },
      { label: "dinas", fields: "NISN" },
      { label: "pribadi", fields: "alamat" },
      { label: "rahasia", fields: "agama" },
    ]);
  });
});
