/** Who writes a quotation names its speaker in a last line behind a dash; what only looks like that stays a part of what was said. */
import { describe, expect, test } from "vitest";
import type { Inline } from "./inline.ts";
import { splitQuote } from "./speaker.ts";
import { videoIdIn } from "./youtube.ts";

const text = (of: string) => ({ kind: "text", text: of }) as Inline;
const line = { kind: "break" } as Inline;
const strong = (of: string) => ({ kind: "strong", children: [text(of)] }) as unknown as Inline;

describe("the speaker of a quotation", () => {
  test.each(["— Ibu Ani", "-- Ibu Ani", "—Ibu Ani", "  —  Ibu Ani"])("is named by %s", (last) => {
    expect(splitQuote([text("Kami bersyukur."), line, text(last)])).toEqual({
      said: [text("Kami bersyukur.")],
      speaker: [text("Ibu Ani")],
    });
  });

  test("keeps how the name is written, and is sought in the last line alone", () => {
    const of = [text("Satu"), line, text("— dua"), line, text("— "), strong("Ani")];
    expect(splitQuote(of)).toEqual({ said: of.slice(0, 3), speaker: [text(""), strong("Ani")] });
  });

  test("is nobody where only a dash stands, and the dash goes", () => {
    expect(splitQuote([text("Kata"), line, text("— ")])).toEqual({ said: [text("Kata")], speaker: null });
  });

  test.each([
    ["one line", [text("— Ibu Ani")]],
    ["nothing said before", [line, text("— Ibu Ani")]],
    ["a dash further on", [text("Kata"), line, text("Ibu — Ani")]],
    ["a single short dash", [text("Kata"), line, text("- Ibu Ani")]],
    ["a dash that is emphasised", [text("Kata"), line, strong("— Ibu Ani")]],
    ["an empty last line", [text("Kata"), line]],
    ["nothing", []],
  ])("is not found in %s", (_, of) => expect(splitQuote(of)).toEqual({ said: of, speaker: null }));
});

describe("the video of a link", () => {
  const id = "dQw4w9WgXcQ";
  test.each([
    `https://youtu.be/${id}`,
    `http://youtu.be/${id}?t=3`,
    ...["www.youtube.com", "youtube.com", "m.youtube.com"].map((host) => `https://${host}/watch?list=a&v=${id}`),
  ])("%s", (address) => expect(videoIdIn(address)).toBe(id));

  test.each([
    ...[id, "", `ftp://youtu.be/${id}`, `javascript://youtu.be/${id}`, `https://youtu.be/${id}x`, `https://youtu.be/${id.slice(1)}`],
    ...[`https://youtu.be/a/${id}`, `https://youtube.com/${id}`, "https://youtube.com/watch", `https://youtube.com/embed?v=${id}`],
    ...[`https://youtube.com.contoh.id/watch?v=${id}`, `https://contoh.id/watch?v=${id}`, `https://youtube.com/watch?v=${id}%3Cscript`],
  ])("%s is none", (address) => expect(videoIdIn(address)).toBeNull());
});
