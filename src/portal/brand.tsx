import { useSekolah } from "#modules/profil/index.ts";

/** The eight-pointed star with the stepped diamond inside. */
export function Star() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        d="M38.5 20 33.1 25.4V33.1H25.4L20 38.5 14.6 33.1H6.9V25.4L1.5 20 6.9 14.6V6.9H14.6L20 1.5 25.4 6.9H33.1V14.6Z"
      />
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M18.5 9.5h3v3h3v3h3v3h3v3h-3v3h-3v3h-3v3h-3v-3h-3v-3h-3v-3h-3v-3h3v-3h3v-3h3v-3zM18.5 15.5h3v3h3v3h-3v3h-3v-3h-3v-3h3v-3z"
      />
    </svg>
  );
}

export function Brand() {
  const { nama } = useSekolah();
  return (
    <>
      <Star />
      <span className="side-label">
        {nama}
        <small>Portal layanan madrasah</small>
      </span>
    </>
  );
}
