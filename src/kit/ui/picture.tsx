interface Props {
  /** File name under /uploads; without it a woven ground is shown. */
  readonly file: string | null;
  readonly alt: string;
  readonly className: string;
}

/** An uploaded picture in 3:2 that keeps its room while it loads. */
export function Picture({ file, alt, className }: Props) {
  if (!file) return <div className={`${className} tanpa-gambar`} aria-hidden="true" />;
  return <img className={className} src={`/uploads/${file}`} alt={alt} width="1200" height="800" decoding="async" loading="lazy" />;
}
