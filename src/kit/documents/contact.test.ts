import { expect, test } from "vitest";
import { contactLines } from "./contact.ts";

const entries = ["Telepon (0451) 421 634", "kantor@man1palu.sch.id", "https://man1palu.sch.id", "Kode pos 94226"];
const contact = entries.join(" · ");
const logos = { left: new Uint8Array(1) };

test("a contact line that is too long breaks between its entries, and leaves no dot behind", () => {
  expect(contactLines({ contact })).toEqual([contact]);
  const lines = contactLines({ contact, logos });
  expect(lines).toEqual([entries.slice(0, 2).join(" · "), entries.slice(2).join(" · ")]);
});

test("what has no entries stays as it is", () => {
  expect(contactLines({ logos })).toEqual([]);
  const long = "kata ".repeat(40).trim();
  expect(contactLines({ contact: `${long} · · `, logos })).toEqual([long]);
});
