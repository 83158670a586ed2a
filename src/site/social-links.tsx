import type { Pengaturan } from "#modules/profil/index.ts";

const drawings = {
  instagram: "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm5 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.500-1.500h.01",
  facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  youtube: "M3 7.500A3 3 0 0 1 6 5h12a3 3 0 0 1 3 2.500c.5 3 .5 6 0 9A3 3 0 0 1 18 19H6a3 3 0 0 1-3-2.500c-.5-3-.5-6 0-9zM10 9v6l5-3z",
  whatsapp: "M3 21l1.700-5A9 9 0 1 1 8 19.300zM9 9c0 3.500 2.500 6 6 6",
} as const;

const names = { instagram: "Instagram", facebook: "Facebook", youtube: "YouTube", whatsapp: "WhatsApp" } as const;
const order = ["instagram", "facebook", "youtube", "whatsapp"] as const;

/** Only the accounts that the school has named. */
export function SocialLinks({ sekolah }: { readonly sekolah: Pengaturan }) {
  const named = order.flatMap((which) => (sekolah[which] ? [{ which, href: sekolah[which] }] : []));
  if (named.length === 0) return null;
  return (
    <ul className="sosial">
      {named.map(({ which, href }) => (
        <li key={which}>
          <a href={href} rel="me noopener">
            <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[which]} />
            </svg>
            <span className="lepas">
              {names[which]} {sekolah.nama}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
