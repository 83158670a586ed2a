/**
 * The pages beside the portal: devices for attendance, and where one proves again who one is. In both schemes, in every state,
 * each says what it is and leads somewhere.
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenHash } from "#kit/access/token.server.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let petugas: Staff;
let guru: Staff;

const later = "now() + interval '90 days'";
const siap = "diperiksa_oleh = (select id from akun where 'kepala' = any (peran)), diperiksa_pada = now()";
const token = (letter: string) => letter.repeat(43);

async function addPerangkat(letter: string, jenis: "kios" | "layar", state: string): Promise<string> {
  const hash = `'\\x${tokenHash(token(letter)).toString("hex")}'`;
  await query(
    walk.product.dataDir,
    `insert into kios_absensi (nama, jenis, token_hash, dibuka_oleh, berlaku_sampai)
       select 'Meja piket', '${jenis}', ${hash}, id, ${later} from akun where nip = '${petugas.nip}';
     update kios_absensi set ${state} where token_hash = ${hash}`,
  );
  return token(letter);
}

beforeAll(async () => {
  walk = await openWalk();
  petugas = await addToStaffFile(walk.product, await addStaff(walk.product, "tataUsaha"), "Staf");
  guru = await addStaff(walk.product, "guru");
  await addStaff(walk.product, "kepala");
});
afterAll(() => walk?.close());

const open = async (page: Page, path: string) => {
  await page.goto(walk.product.url + path, { waitUntil: "networkidle" });
  return page;
};

async function device(kios: string | null, path = "/kehadiran/kios", options: BrowserContextOptions = {}): Promise<Page> {
  const page = await walk.newPage({ viewport: { width: 768, height: 1024 }, ...options });
  if (kios) await page.context().addCookies([{ name: "kios", value: kios, url: walk.product.url }]);
  return open(page, path);
}

/** In light and in dark, as the cookie of the portal says. */
async function readable(page: Page): Promise<void> {
  await noFlaw(page);
  await page.context().addCookies([{ name: "tema", value: "gelap", url: walk.product.url }]);
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.locator("html").getAttribute("data-tema")).toBe("gelap");
  await noFlaw(page);
}

describe("a device for attendance", { timeout: 240_000 }, () => {
  test("of a stranger is told what the page is for, and is not sent to a sign-in that is not theirs", async () => {
    const page = await device(null, "/kehadiran/kios", { viewport: { width: 360, height: 740 } });
    await page.getByText("Halaman ini untuk perangkat absensi milik madrasah.").waitFor();
    expect(await page.getByRole("link", { name: "Masuk", exact: true }).count()).toBe(0);
    await readable(page);
    await page.getByRole("link", { name: "Masuk untuk mengajukan perangkat ini" }).click();
    await page.waitForURL("**/login?lanjut=%2Fkehadiran%2Fkios");
    await page.goBack();
    await page.getByRole("link", { name: "Beranda" }).click();
    await page.waitForURL(`${walk.product.url}/`);
    await page.context().close();
  });

  test("of a teacher leads to where they record themselves", async () => {
    const page = await walk.signIn(guru);
    await open(page, "/kehadiran/kios");
    await readable(page);
    await page.getByRole("link", { name: "Catat kehadiran saya" }).click();
    await page.waitForURL("**/kehadiran/catat");
    await page.context().close();
  });

  test("is asked for by the office, on a page that leads back", async () => {
    const page = await walk.signIn(petugas);
    await open(page, "/kehadiran/kios");
    await page.getByLabel("Nama perangkat").waitFor();
    await readable(page);
    await page.getByRole("link", { name: "Kembali" }).click();
    await page.waitForURL("**/administration/perangkat-absensi");
    await page.context().close();
  });

  test.each([
    ["closed because of a copy", "b", "ditutup_pada = now(), sebab_ditutup = 'ganda'", "dipakai dari dua tempat"],
    ["closed by the office", "c", "ditutup_pada = now(), sebab_ditutup = 'ditutup'", "sudah ditutup"],
    ["closed before reasons were kept", "d", "ditutup_pada = now()", "sudah ditutup"],
    ["over after half a year", "e", "berlaku_sampai = now()", "habis masa berlakunya"],
    ["waiting for the second person", "f", "nama = nama", "menunggu diperiksa orang kedua"],
    ["that records", "g", siap, "PIN Anda"],
  ])("%s says so", async (_which, letter, state, words) => {
    const page = await device(await addPerangkat(letter, "kios", state));
    await page.getByRole("heading", { name: "Meja piket" }).waitFor();
    await page.getByText(words).waitFor();
    await readable(page);
    await page.context().close();
  });

  test("that shows the code goes to the reason by itself when it is closed", async () => {
    const page = await device(await addPerangkat("h", "layar", siap), "/kehadiran/layar");
    await page.locator(".hadir-angka").waitFor();
    await readable(page);
    await query(walk.product.dataDir, "update kios_absensi set ditutup_pada = now(), sebab_ditutup = 'ganda' where jenis = 'layar'");
    await page.getByText("Layar kode ini ditutup karena kunci pengenalnya dipakai dari dua tempat").waitFor();
    expect(new URL(page.url()).pathname).toBe("/kehadiran/kios");
    await page.context().close();
  });
});

describe("proving again who one is", { timeout: 240_000 }, () => {
  const stale = (who: Staff) =>
    query(
      walk.product.dataDir,
      `update sesi set confirmed_at = now() - interval '1 hour' where akun_id = (select id from akun where nip = '${who.nip}')`,
    );
  const addPasskey = (who: Staff) =>
    query(
      walk.product.dataDir,
      `insert into kunci_sandi (akun_id, credential_id, public_key, hitungan, nama, rp_id, tersinkron, transports)
       select id, gen_random_uuid()::text::bytea, '\\x01', 0, 'Ponsel', 'localhost', false, '{}' from akun where nip = '${who.nip}'`,
    );
  const confirm = async (who: Staff, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const page = await walk.signIn(who, { viewport: { width: 360, height: 740 } });
    await prepare(page);
    await stale(who);
    return open(page, "/konfirmasi?lanjut=/dashboard");
  };
  const newGuru = () => addStaff(walk.product, "guru");
  const ways = (page: Page) => page.getByText("atau", { exact: true }).count();

  test("by the password alone offers nothing beside it", async () => {
    const page = await confirm(await newGuru());
    await page.getByLabel("Password", { exact: true }).waitFor();
    expect(await ways(page)).toBe(0);
    await readable(page);
    await page.context().close();
  });

  test("by a passkey that is cancelled says so plainly, and the password still opens", async () => {
    const who = await newGuru();
    const page = await confirm(who, async (signedIn) => {
      await addPasskey(who);
      await signedIn.addInitScript(() => {
        navigator.credentials.get = () => Promise.reject(new DOMException("The operation was not allowed.", "NotAllowedError"));
      });
    });
    await expect.poll(() => ways(page)).toBe(1);
    await readable(page);
    await page.getByRole("button", { name: "Pakai kunci sandi" }).click();
    await page.getByText("Kunci sandi belum terpakai: permintaannya dibatalkan").waitFor();
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid")).toBeNull();
    await noFlaw(page);
    await page.context().close();
  });

  test("where the browser knows no passkeys shows no “atau” with nothing under it", async () => {
    const who = await newGuru();
    const page = await confirm(who, async (signedIn) => {
      await addPasskey(who);
      await signedIn.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
    });
    await page.getByLabel("Kode verifikasi").waitFor();
    expect([await ways(page), await page.getByRole("button", { name: "Pakai kunci sandi" }).count()]).toEqual([0, 0]);
    await page.context().close();
  });
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
