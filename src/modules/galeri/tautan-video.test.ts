import { expect, test } from "vitest";
import { videoIdIn } from "#kit/markup/youtube.ts";
import { pemutarPath, readDuration, writeDuration, writeTayangan } from "./tautan-video.ts";

test.each([
  ["https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch", null],
  ["https://www.youtube.com/watch?v=<script>x", null],
  ["https://youtu.be/terlalu-panjang-sekali", null],
  ["https://youtube.com.jahat.example/watch?v=dQw4w9WgXcQ", null],
  ["javascript://youtu.be/dQw4w9WgXcQ", null],
  ["bukan tautan", null],
])("%s is the video %s", (tautan, id) => expect(videoIdIn(tautan)).toBe(id));

test.each([
  ["PT8M24S", 504, "8:24"],
  ["PT4M5S", 245, "4:05"],
  ["PT59S", 59, "0:59"],
  ["PT1H2M3S", 3723, "62:03"],
  ["P1DT1S", 86401, "1440:01"],
])("%s lasts %i seconds, written %s", (iso, seconds, written) => {
  expect(readDuration(iso)).toBe(seconds);
  expect(writeDuration(seconds)).toBe(written);
});

test.each(["", "P", "PT", "8:24", "PT-3S", "PTxS"])("%j is no duration", (iso) => expect(readDuration(iso)).toBeNull());

test.each([
  ["0", "0 views"],
  ["999", "999 views"],
  ["12480", "12.480 views"],
  ["1234567890123", "1.234.567.890.123 views"],
])("%s is written %s", (views, written) => expect(writeTayangan(views)).toBe(written));

test("the player comes from the host without cookies", () => {
  expect(pemutarPath("dQw4w9WgXcQ")).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0");
});
