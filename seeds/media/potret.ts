import sharp from "sharp";

const latar = ["#c33b32", "#2b5fa8", "#c33b32", "#2b5fa8", "#b9b4a6"];
const kulit = ["#c98f66", "#b67a52", "#d8a47c", "#a56b45"];
const kain = ["#0f7a4f", "#27464f", "#7c3f58", "#b98a3a", "#33507d", "#5b4a72", "#2f6a5f"];
const baju = ["#f4f1e8", "#7d6b4f", "#31402f", "#26364d", "#6d3b2f"];

const choose = <T>(daftar: readonly T[], nomor: number): T => daftar[nomor % daftar.length] as T;

/** A drawn portrait of nobody (JPEG, three by four): the red or blue ground of a pasfoto, uniform, kerudung or peci. */
export function createPotret(nomor: number, perempuan: boolean): Promise<Buffer> {
  const warna = {
    latar: choose(latar, nomor),
    kulit: choose(kulit, nomor * 3 + 1),
    kain: choose(kain, nomor),
    baju: choose(baju, nomor * 2),
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480" viewBox="0 0 300 400">
    <rect width="300" height="400" fill="${warna.latar}"/>
    <path d="M20 400c4-84 54-118 130-118s126 34 130 118z" fill="${warna.baju}"/>
    ${perempuan ? berkerudung(warna) : berpeci(warna, nomor)}
    <circle cx="128" cy="168" r="5" fill="#2a211b"/><circle cx="172" cy="168" r="5" fill="#2a211b"/>
    <path d="M150 172l-6 24h11" stroke="#6b432b" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M132 216q18 13 36 0" stroke="#7a2f2b" stroke-width="4" fill="none" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).resize(360, 480).jpeg({ quality: 82 }).toBuffer();
}

interface Warna {
  readonly kulit: string;
  readonly kain: string;
}

const berkerudung = ({ kulit, kain }: Warna): string => `
  <path d="M150 70c-66 0-92 52-90 118 2 70-14 108-26 138 44 34 188 34 232 0-12-30-24-68-26-138 2-66-24-118-90-118z" fill="${kain}"/>
  <ellipse cx="150" cy="178" rx="55" ry="70" fill="${kulit}"/>
  <path d="M92 150q58-46 116 0-10-66-58-66t-58 66z" fill="${kain}"/>`;

const berpeci = ({ kulit }: Warna, nomor: number): string => `
  <rect x="124" y="224" width="52" height="76" fill="${kulit}"/>
  <ellipse cx="150" cy="172" rx="60" ry="78" fill="${kulit}"/>
  <path d="M120 292l30 34 30-34 16 12-46 60-46-60z" fill="#fff" opacity=".9"/>
  ${
    nomor % 3 === 2
      ? '<path d="M86 160c-6-62 22-84 64-84s70 22 64 84c-10-34-30-46-64-46s-54 12-64 46z" fill="#1c1a19"/>'
      : '<path d="M88 132l8-58q54-20 108 0l8 58q-62-22-124 0z" fill="#14181b"/>'
  }`;
