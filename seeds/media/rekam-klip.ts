/**
 * Draws and encodes the demo clip for the home page: `node seeds/media/rekam-klip.ts` writes klip.webm beside this file.
 * Six seconds over our own drawing of the school by the bay that end as they begin.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumSwitches, findChromium } from "../../tests/support/chromium.ts";
import { writeWebm } from "./webm.ts";

const place = join(process.cwd(), "seeds/media");
const film = { width: 960, height: 540, rate: 20, seconds: 6 };
const mostBytes = 400_000;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
try {
  const page = await browser.newPage();
  // Encoders are there for secure pages only; this one comes from nowhere.
  await page.route("https://klip.test/", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("https://klip.test/");
  const drawing = (await readFile(join(process.cwd(), "src/modules/beranda/media/teluk.svg"))).toString("base64");
  const frames = await page.evaluate(drawAndEncode, { ...film, drawing });
  const { width, height, seconds } = film;
  const bytes = writeWebm({
    width,
    height,
    duration: seconds * 1000,
    frames: frames.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, "base64") })),
  });
  if (bytes.length > mostBytes) throw new Error(`the clip is too heavy: ${bytes.length} bytes`);
  await writeFile(join(place, "klip.webm"), bytes);
  console.log(`seeds/media/klip.webm: ${frames.length} frames, ${bytes.length} bytes`);
} finally {
  await browser.close();
}

type Wanted = typeof film & { readonly drawing: string };

/** Runs in the browser. */
async function drawAndEncode({ width, height, rate, seconds, drawing }: Wanted) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  const coast = new Image();
  coast.src = `data:image/svg+xml;base64,${drawing}`;
  await coast.decode();
  const scale = Math.max(width / coast.width, height / coast.height);
  const draw = (turn: number) => {
    const near = scale * (1.02 + 0.02 * Math.sin(turn));
    pen.drawImage(coast, (width - coast.width * near) / 2, (height - coast.height * near) / 2, coast.width * near, coast.height * near);
    // Light on the water left of the school.
    for (let line = 0; line < 6; line++) {
      pen.strokeStyle = `rgba(255, 255, 255, ${0.1 + line * 0.03})`;
      pen.lineWidth = 1 + line * 0.3;
      pen.beginPath();
      for (let x = 0; x <= width * (0.34 - line * 0.02); x += 12)
        pen.lineTo(x, height * 0.6 + line * 13 + Math.sin(x / (40 + line * 9) + line + turn) * (1.5 + line * 0.4));
      pen.stroke();
    }
  };
  const frames: { at: number; key: boolean; base64: string }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ at: Math.round(chunk.timestamp / 1000), key: chunk.type === "key", base64: btoa(String.fromCharCode(...bytes)) });
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({ codec: "vp09.00.31.08", width, height, framerate: rate, bitrate: 420_000, latencyMode: "quality" });
  for (let n = 0; n < rate * seconds; n++) {
    draw((n / (rate * seconds)) * 2 * Math.PI);
    const frame = new VideoFrame(canvas, { timestamp: (n * 1_000_000) / rate });
    encoder.encode(frame, { keyFrame: n % (rate * 2) === 0 });
    frame.close();
  }
  await encoder.flush();
  return frames;
}
