import { expect, test } from "vitest";
import type { JenisUsulan } from "./usulan.ts";
import { grantsPower } from "./way-in.server.ts";

test.each<[JenisUsulan, readonly string[] | undefined, boolean]>([
  ["pejabat", undefined, true],
  ["peran", ["kepala"], true],
  ["peran", [], false],
  ["peran", undefined, false],
  ["jabatan", ["kepala"], true],
  ["jabatan", ["tataUsaha"], false],
  ["jabatan", ["humas", "wakamad"], false],
  ["jabatan", undefined, false],
  ["identitas", undefined, false],
  ["aktifkan", undefined, false],
  ["lepas-faktor", undefined, false],
  ["tautan-password", undefined, false],
])("by what is proposed as %s with %j somebody decides or signs who did not before: %s", (jenis, tambah, grants) => {
  expect(grantsPower({ jenis, isi: (tambah ? { tambah } : {}) as never })).toBe(grants);
});
