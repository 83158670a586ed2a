/**
 * A clerk writes down the morning's pile at the desk, with the keyboard alone: thirty letters, most of them of whoever has written before.
 * What goes wrong: the same long number, sender and subject are typed again and again. Counted are keys that steer and letters that are typed.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "#kit/dates.ts";
import { numbered, senders, subjectsOfOnce } from "#tests/support/incoming-letters.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let clerk: Page;
const day = today().split("-");
/** How often each of them wrote before: the ministry's office most. */
const before = senders.flatMap((one, place) => Array.from({ length: 24 - 3 * place }, (_, n) => ({ one, n })));

beforeAll(async () => {
  walk = await openWalk();
  clerk = await walk.signIn(await addStaff(walk.product, "tataUsaha"), { viewport: { width: 1366, height: 768 } });
  const rows = before.map(({ one, n }) => ({
    nomor: numbered(one, 100 + n, ["2026", "08"]),
    asal: one.sender,
    perihal: one.subjects[n % one.subjects.length],
  }));
  await query(
    walk.product.dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, status)
     select nomor, asal, current_date - 60, perihal, 'selesai' from jsonb_to_recordset('${JSON.stringify(rows)}') as one (nomor text, asal text, perihal text)`,
  );
}, 240_000);
afterAll(() => walk?.close());

interface Letter {
  readonly number: string;
  readonly sender: string;
  readonly subject: string;
}

/** Every third subject was never written before. */
const letters: readonly Letter[] = Array.from({ length: 30 }, (_, n) => {
  const one = senders[[0, 0, 1, 2, 0, 3, 4, 1, 5, 6, 2, 7][n % 12] ?? 0] as (typeof senders)[number];
  const subject = n % 3 === 2 ? (subjectsOfOnce[((n - 2) / 3) % 6] ?? "") : (one.subjects[n % one.subjects.length] ?? "");
  return { number: numbered(one, 300 + n, day), sender: one.sender, subject };
});

/** Types as people do who see what is offered: a few letters, then arrow and Enter where it stands among the first, else the rest. */
async function write(page: Page, text: string, few: number): Promise<{ keys: number; letters: number }> {
  await page.keyboard.type(text.slice(0, few));
  const offers = page.locator("[role=option]:visible");
  await offers
    .first()
    .waitFor({ timeout: 400 })
    .catch(() => undefined);
  const place = (await offers.allTextContents()).findIndex((offer) => offer.startsWith(text));
  if (place < 0) {
    await page.keyboard.type(text.slice(few));
    return { keys: 0, letters: text.length };
  }
  for (let n = 0; n <= place; n++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  return { keys: place + 2, letters: few };
}

const upToCount = ({ number }: Letter): number => (number.match(/^(?:[A-Z]+[-.])?\d+(?=\/)|^.*?\/\d+(?=\/)/)?.[0] ?? number).length;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test("thirty letters, at the median with at most five keys that steer and forty letters", { timeout: 600_000 }, async () => {
  await clerk.goto(`${walk.product.url}/administration/surat-masuk?tambah=1`, { waitUntil: "networkidle" });
  const counted: { keys: number; letters: number }[] = [];
  await clerk.locator("#isian-nomorSurat").focus();
  for (const letter of letters) {
    await expect.poll(() => focused(clerk)).toBe("isian-nomorSurat");
    const number = await write(clerk, letter.number, upToCount(letter));
    let [keys, typed] = [number.keys, number.letters];
    if (number.keys === 0) {
      await clerk.keyboard.press("Enter");
      keys += 1;
    }
    if ((await focused(clerk)) === "isian-asalSurat") {
      const sender = await write(clerk, letter.sender, 5);
      if (sender.keys === 0) await clerk.keyboard.press("Enter");
      [keys, typed] = [keys + Math.max(1, sender.keys), typed + sender.letters];
    }
    expect(await clerk.locator("#isian-asalSurat").inputValue()).toBe(letter.sender);
    expect(await focused(clerk)).toBe("isian-perihal");
    const subject = await write(clerk, letter.subject, 5);
    await clerk.keyboard.press("Control+Enter");
    counted.push({ keys: keys + subject.keys + 1, letters: typed + subject.letters });
    await expect.poll(() => clerk.locator("#isian-nomorSurat").inputValue()).toBe("");
  }
  const kept = await query<Letter>(
    walk.product.dataDir,
    `select nomor_surat as number, asal_surat as sender, perihal as subject from surat_masuk where status = 'baru' order by created_at`,
  );
  expect(kept).toEqual(letters.map(({ number, sender, subject }) => ({ number, sender, subject })));
  const middle = (of: "keys" | "letters") => counted.map((one) => one[of]).sort((one, other) => one - other)[14] ?? 0;
  console.log(`keys ${middle("keys")} (most ${Math.max(...counted.map(({ keys }) => keys))}), letters ${middle("letters")}`);
  expect(middle("keys")).toBeLessThanOrEqual(5);
  expect(middle("letters")).toBeLessThanOrEqual(40);
});

test("who goes on with the mouse and types or dictates the sender all the same has it once; the same letter again is told", {
  timeout: 240_000,
}, async () => {
  const one = senders[0] as (typeof senders)[number];
  await clerk.goto(`${walk.product.url}/administration/surat-masuk?tambah=1`, { waitUntil: "networkidle" });
  for (let time = 0; time < 2; time++) {
    // Nobody types into a form that is not open yet.
    await clerk.locator("#isian-nomorSurat[aria-autocomplete=list]").waitFor();
    await expect.poll(() => focused(clerk)).toBe("isian-nomorSurat");
    await clerk.keyboard.type(numbered(one, 900, day), { delay: 10 });
    const sender = clerk.locator("#isian-asalSurat");
    if (time === 0) await sender.click();
    else await sender.focus();
    // The second time as by dictation: the words come without a key.
    await (time === 0 ? clerk.keyboard.type(one.sender) : clerk.keyboard.insertText(one.sender));
    expect(await clerk.locator("#isian-asalSurat").inputValue()).toBe(one.sender);
    await clerk.locator("#isian-perihal").fill("Dicatat dua kali");
    await clerk.keyboard.press("Control+Enter");
    if (time === 0) await expect.poll(() => clerk.locator("#isian-nomorSurat").inputValue()).toBe("");
  }
  await clerk.getByText(/sudah tercatat: “Dicatat dua kali”, nomor agenda/).waitFor();
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
