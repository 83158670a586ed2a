import { Heading } from "#kit/ui/document/heading.tsx";
import type { Pengaturan } from "../pengaturan.server.ts";
import { type JamLine, jamBuka } from "./jam.ts";
import "./jam.css";

/** Each of the school's hours under its own name, side by side where there is room. */
export function JamBuka({ sekolah }: { readonly sekolah: Pengaturan }) {
  const semua = jamBuka(sekolah);
  if (semua.length === 0) return null;
  return (
    <div className="jam-semua">
      {semua.map(({ field, label, baris }) => (
        <section key={field} aria-labelledby={`b-${field}`}>
          <Heading id={`b-${field}`} edit={`pengaturan#${field}`} text={label} />
          <JamList baris={baris} />
        </section>
      ))}
    </div>
  );
}

/** Days on the left, hours under one another on the right. */
export const JamList = ({ baris }: { readonly baris: readonly JamLine[] }) => (
  <ul className="jam-baris">
    {baris.map(({ hari, pukul }) => (
      <li key={hari + pukul}>
        <span>{hari}</span>
        {pukul ? <span>{pukul}</span> : null}
      </li>
    ))}
  </ul>
);
