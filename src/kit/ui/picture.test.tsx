import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { StoredPicture } from "../media/picture.ts";
import { Picture } from "./picture.tsx";
import { focusClass } from "./picture-classes.ts";

const variant = (width: number) => ({ width, avif: `${width}.avif`, webp: `${width}.webp`, bytes: 1 });
const picture: StoredPicture = {
  id: "1",
  lebar: 1920,
  tinggi: 1080,
  warna: "#0b3b2e",
  tembus: false,
  alt: "Gerbang “utama”",
  fokusX: 0.5,
  fokusY: 0.5,
  fokusPonselX: null,
  fokusPonselY: null,
  fokusLebarX: null,
  fokusLebarY: null,
  terang: null,
  varian: [480, 960, 1440, 1920].map(variant),
  klip: null,
};
const html = (more: Partial<Parameters<typeof Picture>[0]> = {}) => renderToStaticMarkup(<Picture of={picture} sizes="50vw" {...more} />);

describe("a picture on a page", () => {
  test("offers every width in both formats, and keeps its room", () => {
    const shown = html();
    expect(shown).toContain(
      'type="image/avif" srcSet="/uploads/480.avif 480w, /uploads/960.avif 960w, /uploads/1440.avif 1440w, /uploads/1920.avif 1920w"',
    );
    expect(shown).toContain("/uploads/1920.webp 1920w");
    expect(shown).toContain('width="1920" height="1080"');
    expect(shown).toContain('alt="Gerbang “utama”"');
  });

  test("waits until it is near, unless it is seen first", () => {
    expect(html()).toMatch(/loading="lazy"/);
    const first = html({ priority: true });
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain("lazy");
  });

  test("shows its focal point without styles in the markup, and no colour of its own", () => {
    expect(html()).toContain('class="gambar"');
    expect(html({ of: { ...picture, fokusX: 0.04, fokusY: 1 }, className: "foto" })).toContain('class="foto gambar x0 y10"');
    expect(html({ of: { ...picture, tembus: true } })).toContain('class="gambar tembus"');
    expect(html()).not.toContain("style=");
  });

  test("says nothing where the text beside it says everything", () => expect(html({ alt: "" })).toContain('alt=""'));

  test("leaves a woven ground where there is none", () => {
    expect(html({ of: null, className: "foto" })).toBe('<div class="foto tanpa-gambar" aria-hidden="true"></div>');
  });
});

test.each([
  [0, 0, "x0 y0"],
  [1, 0.5, "x10 y5"],
  [0.52, 0.48, ""],
])("%d, %d is %s", (fokusX, fokusY, classes) => expect(focusClass({ ...picture, fokusX, fokusY })).toBe(classes));
