/** Beside the files of a school lie small texts that say whose they are; a place that cannot be read is not taken for one without them. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { openStoreRoot } from "./store-root.server.ts";

let base: string;
let bucket: Bucket;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "akar-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(base, { recursive: true });
});
beforeEach(() => bucket.objects.clear());

const s3 = (endpoint = bucket.endpoint) => ({ bucket: "uji", region: "auto", endpoint, accessKeyId: "a", secretAccessKey: "b" });
const folder = () => mkdtemp(join(base, "f-"));
const object = (text: string) => ({ body: Buffer.from(text), type: "text/plain", modified: new Date() });

describe.each(["disk", "bucket"] as const)("a text beside the files on %s", (place) => {
  const opened = async () => openStoreRoot({ directory: await folder(), s3: place === "bucket" ? s3() : undefined });

  test("is read as it was written, without the blanks around it, and is gone once it is removed", async () => {
    const root = await opened();
    expect(await root.read("proses/satu")).toBeNull();
    await root.remove("proses/satu");
    await root.write("proses/satu", " tanda\n");
    await root.write("proses/dua", "lain");
    expect([await root.read("proses/satu"), await root.read("proses/dua")]).toEqual(["tanda", "lain"]);
    await root.write("proses/satu", "baru");
    expect(await root.read("proses/satu")).toBe("baru");
    await root.remove("proses/satu");
    expect([await root.read("proses/satu"), await root.read("proses/dua")]).toEqual([null, "lain"]);
  });
});

describe("a folder", () => {
  test("is told by its name, and keeps its texts from other accounts, with nothing half written beside them", async () => {
    const directory = join(await folder(), "berkas");
    const root = await openStoreRoot({ directory });
    expect(root).toMatchObject({ place: "disk", title: `folder ${directory}`, shared: false });
    await root.write("proses/satu", "tanda");
    expect(await readdir(join(directory, "proses"))).toEqual(["satu"]);
    const modes = [await stat(directory), await stat(join(directory, "proses")), await stat(join(directory, "proses", "satu"))];
    expect(modes.map(({ mode }) => (mode & 0o027).toString(8))).toEqual(["0", "0", "0"]);
    expect(await readFile(join(directory, "proses", "satu"), "utf8")).toBe("tanda");
  });

  test("holds files when something lies in any of its trees, and not when it only has the folders", async () => {
    for (const tree of ["publik", "pribadi"]) {
      const directory = await folder();
      const root = await openStoreRoot({ directory });
      expect(await root.holdsFiles()).toBe(false);
      for (const name of ["publik", "pribadi", "karantina"]) await mkdir(join(directory, name));
      await writeFile(join(directory, "instalasi"), "x");
      expect(await root.holdsFiles()).toBe(false);
      await writeFile(join(directory, tree, "a.jpg"), "x");
      expect(await root.holdsFiles()).toBe(true);
    }
  });

  test("that cannot be read is not one without a mark or without files", async () => {
    const directory = await folder();
    const root = await openStoreRoot({ directory });
    await mkdir(join(directory, "instalasi"));
    await writeFile(join(directory, "publik"), "a file where the tree should be");
    await expect(root.read("instalasi")).rejects.toMatchObject({ code: "EISDIR" });
    await expect(root.holdsFiles()).rejects.toMatchObject({ code: "ENOTDIR" });
  });
});

describe("a bucket", () => {
  const root = (endpoint?: string) => openStoreRoot({ directory: base, s3: s3(endpoint) });

  test("is the same for all who reach it at the same address, or else in the same region, by the same name", async () => {
    expect(await root()).toMatchObject({ place: `${bucket.endpoint}/uji`, title: 'bucket S3 "uji"', shared: true });
    const { endpoint: _, ...plain } = s3();
    expect((await openStoreRoot({ directory: base, s3: { ...plain, region: "ap-southeast-3" } })).place).toBe("ap-southeast-3/uji");
  });

  test("keeps its texts as texts", async () => {
    await (await root()).write("instalasi", "tanda");
    expect(bucket.objects.get("instalasi")?.type).toBe("text/plain");
  });

  test("holds files when one lies in any of its trees without a prefix", async () => {
    for (const name of ["instalasi", "publikasi.txt", "pribadi-lama", "abc/publik/a.jpg", "karantina/publik/a.jpg"])
      bucket.objects.set(name, object("x"));
    expect(await (await root()).holdsFiles()).toBe(false);
    for (const name of ["publik/a.jpg", "pribadi/a.pdf"]) {
      bucket.objects.set(name, object("x"));
      expect(await (await root()).holdsFiles(), name).toBe(true);
      bucket.objects.delete(name);
    }
  });

  test("that does not answer is not one without a mark, and one that names no key at all is", async () => {
    const answers = [
      [404, "<Error><Code>NoSuchKey</Code></Error>"],
      [404, "<Error><Code>NotFound</Code></Error>"],
      [404, "<Error><Code>NoSuchBucket</Code></Error>"],
      [403, "<Error><Code>AccessDenied</Code></Error>"],
    ] as const;
    let nth = 0;
    const server = createServer((_, response) => {
      const [status, body] = answers[nth] ?? answers[0];
      response.writeHead(status, { "content-type": "application/xml" }).end(body);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const asked = await root(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (; nth < 2; nth++) expect(await asked.read("instalasi")).toBeNull();
    for (; nth < answers.length; nth++) await expect(asked.read("instalasi")).rejects.toThrow();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});
