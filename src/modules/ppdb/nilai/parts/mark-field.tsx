import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { useSendAgain } from "#kit/ui/offline/use-send-again.ts";
import type { Ditolak } from "#modules/akun/index.tsx";
import { type Keeping, markKey, type Place } from "../kept-marks.ts";
import { type Komponen, lowerFirst, readNilai, writeNilai } from "../komponen.ts";
import type { Cell } from "../lembar.ts";
import { rememberSent } from "../sent-marks.ts";
import { unreadableSentence } from "../unreadable.ts";
import { useKeptMark } from "./use-kept-mark.ts";
import { keepPageSoon } from "./use-offline-sheet.ts";
import { useSentMark } from "./use-sent-mark.ts";

interface Props<A> {
  readonly label: string;
  readonly komponen: Komponen;
  readonly place: Place;
  /** On whose device it waits until it is acknowledged, and by which number it is found again. */
  readonly keeping: Keeping & { readonly nomor: string };
  readonly cell: Cell;
  /** Of the answer, what stands now. */
  readonly cellOf: (answer: A) => Cell;
  readonly onSaved?: (answer: A) => void;
  /** A third value needs to say why. */
  readonly reason?: true;
}

/**
 * A mark that is saved as soon as its field is left. Until it is acknowledged it lies on the device too: it outlives the page, says so,
 * and goes out again by itself when the network is back. Nobody else's mark is written over unseen.
 */
export function MarkField<A extends object>({ label, komponen, place, keeping, cell, cellOf, onSaved, reason }: Props<A>) {
  const id = useId();
  const fetcher = useFetcher<A | Ditolak>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef("");
  const [dirty, setDirty] = useState(false);
  /** No mark: told at once, with or without a network. */
  const [unreadable, setUnreadable] = useState(false);
  // As in `useAction`: what the framework makes of a type on its way is the same values.
  const answer = fetcher.data as A | Ditolak | undefined;
  const refusal = answer && isRejected(answer) ? answer.refusal : undefined;
  const key = markKey({ ...place, ...keeping });
  const stands = newer(useStanding(cell, answer, cellOf), useSentMark({ key, cell, input }));
  const busy = fetcher.state !== "idle";
  const device = useKeptMark({
    ...{ place, keeping, form, versi: stands.versi },
    answered: answer && !isRejected(answer) ? cellOf(answer).versi : 0,
    onFound: () => setDirty(true),
  });
  useAnswer(answer, (said) => {
    if (isRejected(said)) return;
    // What was typed while it was on its way is newer.
    if (input.current?.value === sent.current) {
      input.current.value = cellOf(said).nilai;
      rememberSent(key, cellOf(said));
      setDirty(false);
      device.drop();
      keepPageSoon();
    } else if (!reason && document.activeElement !== input.current) form.current?.requestSubmit();
    onSaved?.(said);
  });
  const waits = !busy && dirty && !unreadable && (refusal ? refusal.kind === "unavailable" : device.waits);
  useSendAgain(waits, () => form.current?.requestSubmit());
  const send = () => dirty && !busy && form.current?.requestSubmit();
  const refused = refusal && !busy && !(waits && device.lies) ? sentenceOf(refusal) : undefined;
  const told = unreadable ? unreadableSentence(komponen) : refused;
  const quiet = waits && device.lies ? onDeviceSentence : dirty ? "Belum tersimpan" : answer ? "Tersimpan" : "";
  return (
    <fetcher.Form
      method="post"
      ref={form}
      className="nilai-isian"
      data-alasan={reason}
      onChange={() => {
        setDirty(true);
        setUnreadable(false);
        device.keep(false);
        // Typed and left before the page came alive.
        if (!reason && document.activeElement !== input.current) form.current?.requestSubmit();
      }}
      onSubmit={(event) => {
        sent.current = input.current?.value ?? "";
        if (readNilai(sent.current) === undefined) {
          event.preventDefault();
          return setUnreadable(true);
        }
        device.keep(true);
      }}
    >
      <Hidden akun={keeping.akunId} place={place} versi={versionOf(refusal, device.versi)} />
      <label className={reason ? "nilai-kepala" : "ui-hidden"} htmlFor={id}>
        {label}
      </label>
      <input
        className="ui-input nilai-angka"
        id={id}
        name="nilai"
        inputMode="decimal"
        enterKeyHint={reason ? "done" : "next"}
        autoComplete="off"
        maxLength={6}
        ref={input}
        defaultValue={stands.nilai}
        aria-invalid={told ? true : undefined}
        aria-describedby={`${id}-kabar`}
        onBlur={reason ? undefined : send}
        onKeyDown={reason ? undefined : goOn}
      />
      {reason && (
        <input
          className="ui-input"
          name="alasan"
          maxLength={300}
          defaultValue={stands.alasan}
          aria-label={`Alasan ${lowerFirst(label)}`}
          placeholder="Mengapa nilai ini yang dipakai"
        />
      )}
      {(reason || dirty) && (
        <Button type="submit" busy={busy} busyText="Menyimpan...">
          Simpan
        </Button>
      )}
      <span className="nilai-kabar" id={`${id}-kabar`} role="status" data-gagal={told ? true : undefined}>
        {told ?? (busy ? "Menyimpan..." : quiet)}
      </span>
    </fetcher.Form>
  );
}

/** The key that says "next" goes to the next child; what is left is saved. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  const fields = [...document.querySelectorAll<HTMLInputElement>(".nilai-isian:not([data-alasan]) .nilai-angka")];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

const onDeviceSentence = "Tersimpan di perangkat ini. Dikirim begitu ada sambungan.";

const isRejected = (answer: object): answer is Ditolak => "refusal" in answer;

interface HiddenProps {
  /** Who typed: meanwhile somebody else may have signed in on this device. */
  readonly akun: string;
  readonly place: Place;
  readonly versi: number;
}

function Hidden({ akun, place: { pendaftaran, penguji, mapel = "", semester = 0 }, versi }: HiddenProps) {
  const sent = { akun, pendaftaran, penguji, mapel, semester: String(semester), versi: String(versi) };
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} readOnly />);
}

/** What stands on the server: as the page came, or as the last saving said. */
function useStanding<A extends object>(cell: Cell, answer: A | Ditolak | undefined, cellOf: (answer: A) => Cell): Cell {
  const said = answer && !isRejected(answer) ? cellOf(answer) : undefined;
  return said && said.versi > cell.versi ? said : cell;
}

const newer = (cell: Cell, sent: Cell | undefined): Cell => (sent && sent.versi > cell.versi ? sent : cell);

type Refused = Ditolak["refusal"];

/** What a colleague wrote meanwhile. */
function currentOf({ kind, current }: Refused): { readonly versi: number; readonly nilai: number | null } | undefined {
  if (kind !== "stale" || typeof current !== "object" || current === null || !("versi" in current) || !("nilai" in current))
    return undefined;
  return { versi: Number(current.versi), nilai: current.nilai === null ? null : Number(current.nilai) };
}

function sentenceOf(refusal: Refused): string {
  const current = currentOf(refusal);
  if (!current) return refusal.sentence;
  const stands =
    current.nilai === null ? "Nilai ini baru saja dikosongkan orang lain." : `Orang lain baru saja menulis ${writeNilai(current.nilai)}.`;
  return `${stands} Simpan lagi bila nilai Anda yang benar.`;
}

/** After a colleague's mark was told, saving again is meant. */
const versionOf = (refusal: Refused | undefined, seen: number): number => (refusal && currentOf(refusal)?.versi) || seen;
