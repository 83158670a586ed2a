import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { type Product, removeData, startProduct } from "./support/product.ts";
import { addStaff, type SignedIn, signInAs } from "./support/staff.ts";
import { query } from "./support/stored.ts";
import { batchOf } from "./support/uploaded-list.ts";

/** What a person with an account sends to get more than they were given. */
let product: Product;
let clerk: SignedIn;
let teacher: SignedIn;
beforeAll(async () => {
  product = await startProduct();
  clerk = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  teacher = await signInAs(product.url, await addStaff(product, "guru"));
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

const letters = "/administration/surat-masuk";
const letter = { nomorSurat: "1/2026", asalSurat: "Kantor", tanggalTerima: "2026-01-05", perihal: "Undangan" };
const json = (method: string, path: string, body: string | object, headers = clerk) =>
  fetch(product.url + path, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const form = (path: string, fields: readonly (readonly [string, string])[], headers = clerk) =>
  fetch(`${product.url}${path}.data`, { method: "POST", headers, body: new URLSearchParams(fields.map(([name, value]) => [name, value])) });
const add = async () => (await (await json("POST", "/api/surat-masuk", letter)).json()) as { id: string; versi: number };
const stored = async (id: string) =>
  (await query<Record<string, unknown>>(product.dataDir, `select * from surat_masuk where id = '${id}'`))[0];

/** Columns that nobody fills in by hand, and names that every JavaScript object knows. */
const grabbed = {
  columns: ["id", "versi", "createdAt", "updatedAt", "deletedAt", "deletedBy", "urutan", "pemilikId", "akunId", "peran", "aktif"],
  inherited: ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__"],
};

describe("more fields than a form has", () => {
  test.each([...grabbed.columns, ...grabbed.inherited])("%s is refused by the API, and changes nothing", async (name) => {
    const { id } = await add();
    const before = await stored(id);
    const body = `{${JSON.stringify(name)}: "00000000-0000-4000-8000-000000000001", ${JSON.stringify(letter).slice(1)}`;
    const made = await json("POST", "/api/surat-masuk", body);
    expect(made.status).toBe(422);
    expect(Object.keys(((await made.json()) as { fields: object }).fields)).toEqual([name]);
    const changing = name === "versi" ? body.replace(/"versi": "[^"]+"/, '"versi": "1 or 1=1"') : body;
    const changed = await json("PUT", `/api/surat-masuk/${id}`, changing);
    expect(changed.status).toBe(422);
    expect(await stored(id)).toEqual(before);
  });

  test.each([...grabbed.columns.filter((name) => name !== "versi"), ...grabbed.inherited])("%s is refused by the forms", async (name) => {
    const { id } = await add();
    const before = await stored(id);
    const values = [...Object.entries({ ...letter, perihal: "Direbut" }), [name, "1"]] as [string, string][];
    const made = await form(letters, [["aksi", "tambah"], ["kunci", randomUUID().replaceAll("-", "")], ...values]);
    const changed = await form(letters, [["aksi", "ubah"], ["baris", id], ["versi", "1"], ...values]);
    expect([made.status, changed.status]).toEqual([422, 422]);
    expect(await stored(id)).toEqual(before);
    expect(await query(product.dataDir, "select from surat_masuk where perihal = 'Direbut'")).toEqual([]);
  });

  test("objects, lists and nested names where text belongs are refused", async () => {
    for (const perihal of [{ $ne: null }, ["a"], { __proto__: { admin: true } }, 1, true])
      expect((await json("POST", "/api/surat-masuk", { ...letter, perihal })).status).toBe(422);
    for (const body of ["[]", "null", '"x"', "{", `{"__proto__":{"__proto__":${"[".repeat(50)}${"]".repeat(50)}}}`])
      expect([400, 422]).toContain((await json("POST", "/api/surat-masuk", body)).status);
    expect({}).not.toHaveProperty("admin");
  });

  test("the sign-in takes its own fields alone", async () => {
    for (const more of ['"peran":["administrator"]', '"__proto__":{"aktif":true}', '"constructor":1']) {
      const answer = await json("POST", "/api/loginGuru", `{"nip":"1","password":"2",${more}}`);
      expect(answer.status).toBe(400);
    }
  });
});

describe("names of every object in an address", () => {
  test.each(grabbed.inherited)("%s sorts, filters and opens nothing", async (name) => {
    const list = await fetch(`${product.url}/api/surat-masuk?urut=${name}&arah=${name}&tampil=${name}&halaman=${name}&${name}=1`, {
      headers: clerk,
    });
    expect(list.status).toBe(200);
    for (const path of [`/api/surat-masuk/${name}`, `/api/${name}`, `${letters}/${name}`, `/administration/${name}/${name}`])
      expect((await fetch(product.url + path, { headers: clerk, redirect: "manual" })).status).toBe(404);
  });
});

describe("names of every object as a word that a public page asks for", () => {
  const asking = pages.flatMap(({ path, query = [] }) => query.map((word) => `${path}?${word}=`));
  test.each(grabbed.inherited)("%s breaks none", async (name) => {
    const broken: string[] = [];
    for (const address of asking) if ((await fetch(product.url + address + name)).status >= 500) broken.push(address);
    expect([asking.length > 20, broken]).toEqual([true, []]);
  });
});

describe("ids of what belongs to others", () => {
  test("every call and page of every register answers a teacher as if nothing were there", async () => {
    const { id } = await add();
    const closed = registers.filter(({ name }) => ["suratMasuk", "suratKeluar", "pendaftaran", "periodePpdb"].includes(name));
    expect(closed).toHaveLength(4);
    for (const { path, api } of closed) {
      for (const rest of ["", `/${id}`, `/${id}/riwayat`, "/ekspor", "/impor", `/impor/penolakan?impor=${id}`])
        expect({
          path: path + rest,
          status: (await fetch(product.url + path + rest, { headers: teacher, redirect: "manual" })).status,
        }).toEqual({
          path: path + rest,
          status: 404,
        });
      if (!api) continue;
      for (const method of ["PUT", "DELETE"])
        expect((await json(method, `/api/${api}/${id}`, { ...letter, versi: 1 }, teacher)).status).toBe(404);
    }
    expect(await stored(id)).toMatchObject({ versi: 1, deleted_at: null });
  });

  test("lists that others sent, their work and their notices do not exist", async () => {
    const colleague = await signInAs(product.url, await addStaff(product, "tataUsaha"));
    const sheet = new FormData();
    sheet.set("aksi", "periksa");
    sheet.set("berkas", new File(["Nomor surat;Asal surat;Tanggal terima;Perihal\n1;Kantor;15/1/2026;Undangan"], "daftar.csv"));
    const plan = await fetch(`${product.url}${letters}/impor.data`, { method: "POST", headers: clerk, body: sheet });
    // What lists bring counts among what a person sends in a day.
    const [sent] = await query<{ bita: string; berkas: number }>(
      product.dataDir,
      "select bita, berkas from kuota_harian where bita between 60 and 100",
    );
    expect([Number(sent?.bita), sent?.berkas]).toEqual([73, 0]);
    const answer = await plan.text();
    const batch = await batchOf(product.dataDir, answer);
    const [list = ""] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(answer) ?? [];
    const others = await fetch(`${product.url}${letters}/impor?daftar=${list}`, { headers: colleague });
    expect([others.status, (await others.text()).includes("daftar.csv")]).toEqual([200, false]);
    const settle = [
      ["aksi", "atur"],
      ["daftar", list],
      ["pilihan", JSON.stringify({ columns: {}, orders: {}, switched: {}, values: {} })],
    ] as const;
    expect(
      (
        await form(
          `${letters}/impor`,
          settle.map(([name, value]) => [name, value]),
          colleague,
        )
      ).status,
    ).toBe(409);
    const steal = (aksi: string) =>
      form(
        `${letters}/impor`,
        [
          ["aksi", aksi],
          ["impor", batch],
        ],
        colleague,
      );
    expect((await steal("impor")).status).toBe(409);
    expect((await fetch(`${product.url}${letters}/impor?tugas=${batch}`, { headers: colleague })).status).toBe(404);
    const [report] = await query<{ id: string }>(
      product.dataDir,
      "insert into tugas (job, owner, state, result) select 'bukuAgenda', id, 'selesai', '{\"berkasId\": \"x\"}' from akun returning id",
    );
    expect((await fetch(`${product.url}${letters}/impor?tugas=${report?.id}`, { headers: clerk })).status).toBe(404);
    const [notice] = await query<{ id: string }>(
      product.dataDir,
      "insert into pemberitahuan (akun_id, kiriman, kind, title, link) select id, gen_random_uuid(), 'uji', 'Uji', '/dashboard' from akun where 'guru' = any(peran) returning id",
    );
    const open = (headers: SignedIn) =>
      fetch(`${product.url}/notifikasi/${notice?.id}`, { headers, redirect: "manual" }).then(({ status }) => status);
    expect(await open(clerk)).toBe(404);
    expect(await open(teacher)).toBe(302);
  });
});

describe("whoever tries what they may not", () => {
  test("leaves a line that names the right, and only that", async () => {
    await json("POST", "/api/surat-masuk", { ...letter, perihal: "tidak boleh tercatat" }, teacher);
    await form(letters, [["aksi", "hapus"]], teacher);
    const lines = await query<{ after: unknown }>(
      product.dataDir,
      "select after from audit where action = 'denied' and subject = 'suratMasuk' and actor_name = 'Uji guru' order by id desc limit 3",
    );
    expect(lines.map(({ after }) => after)).toContainEqual({ action: "create" });
    expect(JSON.stringify(lines)).not.toContain("tidak boleh tercatat");
  });
});
