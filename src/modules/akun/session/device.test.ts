import { expect, test } from "vitest";
import { describePerangkat } from "./device.server.ts";

const kit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (Linux; Android 14) ${kit} Chrome/140.0 Mobile Safari/537.36`, "Chrome di Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge di Windows"],
  [`Mozilla/5.0 (Linux; Android 14) ${kit} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`, "Edge di Android"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera di Mac"],
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${kit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, "Samsung Internet di Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox di Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
    "Firefox di iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1", "Chrome di iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", "Safari di Mac"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${kit} HeadlessChrome/140.0 Safari/537.36`, "Chrome di Linux"],
  ["curl/8.5.0", "Peramban lain"],
  ["NotChrome/1.0 (Windows NT 10.0)", "Peramban lain di Windows"],
  ["", "Peramban lain"],
  [null, "Peramban lain"],
])("%s is called %s", (agent, name) => {
  expect(describePerangkat(agent)).toBe(name);
});
