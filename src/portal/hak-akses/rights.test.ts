import { describe, expect, test } from "vitest";
import { answer, answerFields, type Policy } from "#kit/access/access.ts";
import { text } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { peranBerhak } from "#modules/akun/index.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { linesOf, sayCell, sayShort } from "./rights.ts";
import { kinds } from "./words.ts";

const siswa = {
  name: "siswa",
  title: "Data Siswa",
  fields: Object.fromEntries(["Nama", "NISN", "Alamat", "Agama"].map((label) => [label.toLowerCase(), text({ label, max: 9 })])),
} as unknown as Register;

const small: Policy = {
  siswa: {
    read: ["kepala", { role: "guru", fields: ["nama", "nisn"] }, { role: "waliKelas", rows: "own" }],
    export: ["kepala", { role: "waliKelas", rows: "own" }],
    import: [{ role: "kepala", fields: ["nama", "alamat", "agama"] }],
    update: [{ role: "waliKelas", rows: "own", fields: ["nisn"] }],
  },
  berita: { read: ["guru"], manage: ["kepala"] },
  izin: {
    read: ["pegawai"],
    update: [
      { role: "pegawai", rows: "others" },
      { role: "pegawai", rows: "own", fields: ["nama"] },
    ],
    delete: [{ role: "pegawai", rows: "others" }],
  },
};

describe("the policy in words", () => {
  const lines = linesOf({ policy: small, registers: [siswa], roles: ["kepala", "guru", "waliKelas", "pegawai"] });
  const cell = (resource: string, role: string) => sayCell(lines.find((line) => line.resource === resource)?.cells[role] ?? []);

  test("says what, of which rows and of which fields", () => {
    expect(cell("siswa", "kepala")).toBe("melihat, mengekspor; mengimpor (tanpa NISN)");
    expect(cell("siswa", "guru")).toBe("melihat (hanya nama, NISN)");
    expect(cell("siswa", "waliKelas")).toBe("melihat, mengekspor (di kelas asuhannya); mengubah (di kelas asuhannya; hanya NISN)");
    expect(cell("siswa", "pegawai")).toBe("");
  });

  test("says what one does for others and not for oneself", () => {
    expect(cell("izin", "pegawai")).toBe("melihat; mengubah, menghapus (selain miliknya sendiri); mengubah (miliknya sendiri; hanya nama)");
  });

  test("is short where a role may do all that anybody may", () => {
    const [line] = linesOf({
      policy: { siswa: { read: ["guru", "kepala"], create: ["kepala"], update: ["kepala"] } },
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
  test("has words for everything it names, and names nobody but known roles and fields", () => {
    for (const [resource, granted] of Object.entries(policy)) {
      const register = registers.find(({ name }) => name === resource);
      expect(register?.title ?? kinds[resource], `words for "${resource}"`).toBeTypeOf("string");
      for (const grant of Object.values(granted).flat()) {
        const { role, fields = [] } = typeof grant === "string" ? { role: grant } : grant;
        expect(peranBerhak).toHaveProperty(role);
        const known = [...Object.keys(register?.fields ?? {}), ...Object.keys(register?.extra ?? {})];
        for (const field of fields) expect(known, `${resource}.${field}`).toContain(field);
      }
    }
  });

  test("lets nobody fill in what they do not see", () => {
    for (const [resource, { update }] of Object.entries(policy)) {
      for (const role of update ? Object.keys(peranBerhak) : []) {
        const actor = { id: "00000000-0000-0000-0000-000000000000", name: role, roles: [role] };
        const open = (action: "read" | "update") => answerFields(policy, actor, `${resource}:${action}`);
        if (answer(policy, actor, `${resource}:update`) === "no") continue;
        expect(answer(policy, actor, `${resource}:read`), `${role} changes ${resource}`).not.toBe("no");
        for (const rows of ["anyRow", "ownRow"] as const) {
          const [seen, typed] = [open("read")[rows], open("update")[rows]];
          if (seen !== "all")
            expect(typed === "all" ? ["everything"] : typed.filter((name) => !seen.includes(name)), `${role}: ${resource}`).toEqual([]);
        }
      }
    }
  });
});
