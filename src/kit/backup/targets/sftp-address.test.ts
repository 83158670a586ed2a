/** Where backups go over SSH is one line in a settings file: each part of it is read as it was meant, and nothing is made up where one is missing. */
import { expect, test } from "vitest";
import { readSftpAddress, withProofs } from "./sftp-address.ts";

const proofs = { hostKey: "SHA256:a+b/c", keyFile: "/kunci satu/id" };
const read = (to: string, more: { hostKey?: string | undefined; keyFile?: string | undefined } = proofs) => {
  const whole = withProofs(to, { hostKey: undefined, keyFile: undefined, ...more });
  return whole === null ? null : readSftpAddress(whole);
};
const plain = { host: "x.id", port: 22, user: "budi", password: undefined, folder: "/cadangan", ...proofs };

test("an address has all that was said, and the usual port where none was", () => {
  expect(read("sftp://budi@x.id/cadangan")).toEqual(plain);
  expect(read("sftp://budi@x.id:2222/cadangan")).toEqual({ ...plain, port: 2222 });
  expect(read("sftp://budi:rahasia%2B1%40@x.id/cadangan")).toEqual({ ...plain, password: "rahasia+1@" });
  expect(read("sftp://budi%40desa@x.id/a%20b/c")).toEqual({ ...plain, user: "budi@desa", folder: "/a b/c" });
});

test("a machine without a name is reached by its number, of either kind", () => {
  expect(read("sftp://budi@[2001:db8::1]/cadangan")?.host).toBe("2001:db8::1");
  expect(read("sftp://budi@192.0.2.1/cadangan")?.host).toBe("192.0.2.1");
});

test("a folder in the home of the account begins there", () => {
  expect(read("sftp://budi@x.id/~/cadangan")?.folder).toBe("cadangan");
  expect(read("sftp://budi@x.id/~budi/cadangan")?.folder).toBe("/~budi/cadangan");
  expect(read("sftp://budi@x.id/a/~/b")?.folder).toBe("/a/~/b");
});

test("one proof of who one is suffices, and what proves the other side is never left out", () => {
  expect(read("sftp://budi@x.id/c", { ...proofs, keyFile: undefined })).toBeNull();
  expect(read("sftp://budi:a@x.id/c", { ...proofs, keyFile: undefined })).toMatchObject({ password: "a", keyFile: undefined });
  expect(read("sftp://budi@x.id/c")).toMatchObject({ password: undefined, keyFile: proofs.keyFile });
  for (const hostKey of [undefined, ""]) expect(read("sftp://budi:a@x.id/c", { ...proofs, hostKey })).toBeNull();
  expect(read("sftp://x.id/c")).toBeNull();
  expect(read("sftp://:a@x.id/c")).toBeNull();
});

test("proofs are those of the settings, not those that somebody wrote into the address", () => {
  expect(read("sftp://budi@x.id/c?hostKey=lain&keyFile=lain", { hostKey: undefined, keyFile: undefined })).toBeNull();
  expect(read("sftp://budi@x.id/c?hostKey=lain&keyFile=lain&x=1")).toEqual({ ...plain, folder: "/c" });
  expect(withProofs("sftp://budi@x.id/c?x=1", { hostKey: undefined, keyFile: undefined })).toBe("sftp://budi@x.id/c");
});

test("whatever is no such address is none", () => {
  for (const to of ["", "x.id:/c", "/mnt/c", "https://budi@x.id/c", "sftp://budi@x.id", "sftp://budi@x.id/", "sftp:///c", "sftp:c"]) {
    expect(withProofs(to, proofs), to).toBeNull();
    expect(readSftpAddress(to), to).toBeNull();
  }
  expect(readSftpAddress("sftp://budi@x.id/c")).toBeNull();
});
