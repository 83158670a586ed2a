import type { ComponentType } from "react";
import { dayOf, formatDay } from "#kit/dates.ts";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import type { Draft } from "./draft.ts";
import { typedOf } from "./form-values.ts";
import { Icon } from "./icons.tsx";
import { Earlier } from "./kept.tsx";
import { Discard } from "./on-device.tsx";
import type { Parcel } from "./parcels.ts";
import { keptMs } from "./read-parcels.ts";
import { type Unsent, unsentOf } from "./unsent.ts";

interface Props {
  readonly telepon: string | null;
  readonly parcels: readonly Parcel[];
  readonly forget: (key: string) => void;
  readonly draft: Draft | undefined;
  readonly drop: () => void;
  /** How what was typed is drawn: it comes with the page. */
  readonly List: ComponentType<{ readonly unsent: readonly Unsent[] }>;
  /** So long a draft is kept. */
  readonly draftMs: number;
}

/** Beside the word that nobody can register now: what lies on this device all the same, seen and not lost. */
export function ClosedKept({ telepon, parcels, forget, draft, drop, draftMs, List }: Props) {
  const waiting = parcels.filter(({ receipt }) => !receipt);
  const own = draft && !parcels.some(({ key }) => key === draft.key) ? draft : undefined;
  return (
    <>
      {parcels.map((parcel) => parcel.receipt && <Earlier key={parcel.key} parcel={parcel} forget={() => forget(parcel.key)} />)}
      {waiting.map(({ key, at, values = {}, name }) => (
        <Typed key={key} name={name} typed={typedOf(values)} until={at + keptMs} {...{ telepon, List }} discard={() => forget(key)} />
      ))}
      {own ? (
        <Typed name={own.typed.namaLengkap ?? ""} typed={own.typed} until={own.at + draftMs} {...{ telepon, List }} discard={drop} />
      ) : null}
    </>
  );
}

interface TypedProps extends Pick<Props, "List" | "telepon"> {
  readonly name: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Milliseconds since 1970: so long the device keeps it. */
  readonly until: number;
  readonly discard: () => void;
}

function Typed({ name, typed, until, telepon, discard, List }: TypedProps) {
  const unsent = unsentOf(typed);
  // Which path is offered was chosen by nobody.
  if (!Object.entries(typed).some(([field, value]) => value && field !== "jalur" && field !== "agama")) return null;
  return (
    <section className="lembar isian-tersimpan" aria-label={`Isian ${name} yang belum terkirim`}>
      <h2>
        <Icon name="kept" /> Isian {name.trim() || "Anda"} belum terkirim
      </h2>
      <p>
        Isian ini belum sampai ke madrasah. Perangkat ini menyimpannya sampai {formatDay(dayOf(new Date(until)), "long")}; bila pendaftaran
        dibuka lagi sebelum itu, isian ini sudah ada di formulirnya.
      </p>
      <p>
        Bila Anda terlambat mengirim, catat atau cetak isian ini, lalu tanyakan kepada panitia apakah masih dapat diterima
        {telepon ? (
          <>
            : <a href={callAddress(telepon)}>{readableNumber(telepon)}</a>.
          </>
        ) : (
          "."
        )}
      </p>
      <List unsent={unsent} />
      <p className="baris">
        <button type="button" className="tbl garis" onClick={() => print()}>
          <Icon name="printer" /> Cetak isian
        </button>
        <Discard discard={discard} />
      </p>
    </section>
  );
}
