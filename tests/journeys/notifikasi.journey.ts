/**
 * Who does the work hears of what waits, on the desk or by e-mail, without asking: a registration, a word to all. What is told to
 * others is not theirs to open.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bell, lookAgain } from "#tests/support/bell.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
  walk = await openWalk({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await walk?.close();
  await smtp?.stop();
});

const register = (name: string) => post(walk.product.url, registration(name));

async function signedIn(staff: Staff) {
  const page: Page = await walk.signIn(staff, { viewport: { width: 1366, height: 768 } });
  return { context: page.context(), page };
}

describe("notifications", { timeout: 240_000 }, () => {
  test("a new registration is told to its committee while they look at the page; opened, it is read", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "panitiaPpdb"));
    await bell(page, "Notifikasi").waitFor();
    expect((await register("Nur Azizah")).status).toBe(201);
    expect((await register("Nur Aisyah")).status).toBe(201);
    await lookAgain(page);
    await page.locator(".ui-toast", { hasText: "Ada notifikasi baru" }).waitFor();
    await bell(page, "Notifikasi, 1 belum dibaca").waitFor();
    await page
      .locator(".greeting")
      .getByRole("link", { name: /Notifikasi/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Notifikasi" }).waitFor();
    await noFlaw(page);
    await page.getByRole("link", { name: /Ada pendaftaran baru/ }).click();
    await page.waitForURL("**/administration/pendaftaran");
    await bell(page, "Notifikasi").waitFor();
    await page.goto(`${walk.product.url}/notifikasi?belum=1`);
    await page.getByText("Semua sudah dibaca").waitFor();
    await context.close();
  });

  test("all are marked at once, and none of another person can be opened", async () => {
    const [mine, other] = [await addStaff(walk.product, "guru"), await addStaff(walk.product, "guru")];
    const tell = ({ nip }: Staff, title: string) =>
      query<{ id: string }>(
        walk.product.dataDir,
        `insert into pemberitahuan (akun_id, kiriman, kind, title, link)
         select akun.id, gen_random_uuid(), 'uji', '${title} ' || nomor, '/dashboard' from akun, generate_series(1, 12) nomor where nip = '${nip}' returning id`,
      );
    await tell(mine, "Kabar");
    const [{ id = "" } = {}] = await tell(other, "Rahasia");
    const { page, context } = await signedIn(mine);
    await bell(page, "Notifikasi, 12 belum dibaca").click();
    await page.getByText("1–10 dari 12 notifikasi").waitFor();
    expect(await page.getByText("Rahasia").count()).toBe(0);
    await page.getByRole("button", { name: "Tandai semua sudah dibaca" }).click();
    await bell(page, "Notifikasi").waitFor();
    expect((await page.goto(`${walk.product.url}/notifikasi/${id}`))?.status()).toBe(404);
    expect(await query(walk.product.dataDir, `select from pemberitahuan where id = '${id}' and read_at is null`)).toHaveLength(1);
    await context.close();
  });

  test("whoever wants it gets them by e-mail, once the address has proved to be theirs", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "panitiaPpdb"));
    await page.goto(`${walk.product.url}/notifikasi`, { waitUntil: "networkidle" });
    await page.getByLabel("Surel Anda").fill("panitia@contoh.id");
    await page.getByRole("button", { name: "Kirim kode" }).click();
    await expect.poll(() => smtp.received.length).toBe(1);
    const code = /Kode Anda: (\d{6})/.exec(smtp.received[0]?.raw ?? "")?.[1] ?? "";
    await page.getByLabel("Kode 6 angka").fill(code === "111111" ? "222222" : "111111");
    await page.getByRole("button", { name: "Aktifkan" }).click();
    await page.locator(".ui-field", { hasText: "Kode belum cocok" }).waitFor();
    await page.getByLabel("Kode 6 angka").fill(code);
    await page.getByRole("button", { name: "Aktifkan" }).click();
    await page.getByText("Judul setiap notifikasi dikirim ke panitia@contoh.id").waitFor();
    await noFlaw(page);
    expect((await register("Nur Hidayah")).status).toBe(201);
    await expect.poll(() => smtp.received.length).toBe(2);
    expect(smtp.received[1]?.to).toEqual(["panitia@contoh.id"]);
    expect(smtp.received[1]?.raw).not.toContain("Hidayah");
    await context.close();
  });
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
