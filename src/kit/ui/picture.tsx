import type { StoredPicture, Variant } from "../media/picture.ts";
import { focusClass } from "./picture-classes.ts";

interface PictureProps {
  /** Without one a woven ground is shown. */
  readonly of: StoredPicture | null | undefined;
  /** As in HTML: how wide the picture stands, e.g. "(min-width: 60rem) 33vw, 100vw". */
  readonly sizes: string;
  readonly className?: string;
  /** Instead of the picture's own words; "" where the text beside it says everything. */
  readonly alt?: string;
  /** Seen before any scrolling: loaded first, and not lazily. */
  readonly priority?: boolean;
}

/** A picture that keeps its room and shows a calm ground while it loads. */
export function Picture({ of, sizes, className, alt, priority }: PictureProps) {
  if (!of) return <div className={classes(className, "tanpa-gambar")} aria-hidden="true" />;
  const middle = of.varian[Math.min(1, of.varian.length - 1)];
  return (
    <picture className="gambar-wadah">
      <source type="image/avif" srcSet={srcSet(of.varian, "avif")} sizes={sizes} />
      <img
        className={classes(className, "gambar", of.tembus ? "tembus" : undefined, focusClass(of))}
        src={`/uploads/${middle?.webp ?? ""}`}
        srcSet={srcSet(of.varian, "webp")}
        sizes={sizes}
        width={of.lebar}
        height={of.tinggi}
        alt={alt ?? of.alt}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}

const srcSet = (variants: readonly Variant[], format: "avif" | "webp") =>
  variants.map((variant) => `/uploads/${variant[format]} ${variant.width}w`).join(", ");

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
