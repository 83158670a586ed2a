import { useState } from "react";
import type { Choices } from "#kit/lists/choices.ts";
import { ChooseColumns } from "#kit/lists/choose/choose-columns.tsx";
import { ChooseHead } from "#kit/lists/choose/choose-head.tsx";
import { SaveMap } from "#kit/lists/choose/save-map.tsx";
import { settledColumns } from "#kit/lists/choose/with-column.ts";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Register } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { NilaiPlan } from "../impor/plan-nilai.server.ts";
import { ChooseScales } from "./choose-scales.tsx";
import { ImportPlan } from "./import-plan.tsx";

interface Props {
  readonly read: { readonly list: UploadedList; readonly lacking: readonly string[]; readonly plan: NilaiPlan | null };
  readonly fields: Register["fields"];
  readonly busy: boolean;
  readonly send: (entries: Readonly<Record<string, string>>) => void;
  readonly penguji: string;
  /** Of this page. */
  readonly address: string;
}

/** How an uploaded list is understood, what it leaves to ask, and what it would do. */
export function UnderstoodMarks({ read: { list, lacking, plan }, fields, busy, send, penguji, address }: Props) {
  const { seen, choices: answered } = list;
  const [said, setSaid] = useState<Choices>(answered);
  const say = (change: Partial<Choices>) => setSaid((before) => ({ ...before, ...change }));
  const settle = (choices: Choices) => send({ aksi: "atur", pilihan: JSON.stringify(choices) });
  // Whoever sees the questions and goes on has answered them as they stood.
  const check = () => {
    const columns = settledColumns(seen.columns, { answered, said });
    const orders = Object.fromEntries(
      seen.mended.flatMap(({ place, order }) => (order ? [[place, said.orders[place] ?? order.order]] : [])),
    );
    settle({ ...said, columns, orders });
  };
  const changed = JSON.stringify(said) !== JSON.stringify(answered);
  const waits = plan === null || changed;
  return (
    <>
      {plan && !changed && (
        <ImportPlan
          plan={plan}
          busy={busy}
          faulty={`${address}/salah?${new URLSearchParams({ daftar: list.id, penguji })}`}
          onKeep={() => send({ aksi: "simpan", sidik: plan.sidik })}
        />
      )}
      <ChooseHead list={list} onChoose={(change) => settle({ ...said, ...change })} busy={busy} />
      <ChooseColumns register={{ fields }} seen={seen} answered={answered} said={said} say={say} />
      {seen.mended.map(
        ({ place, order }) =>
          order?.open && (
            <ChooseOrder
              key={place}
              order={said.orders[place] ?? order.order}
              onChoose={(one) => say({ orders: { ...said.orders, [place]: one } })}
            />
          ),
      )}
      <ChooseScales seen={seen} answered={answered} said={said} say={say} />
      <div className="list-apply" data-waits={waits || undefined}>
        <p role="status">
          {!waits
            ? "Semua kolom dikenali. Hasilnya ada di atas."
            : changed
              ? changedSentence
              : (lacking[0] ?? "Pastikan kolom di atas, lalu periksa daftarnya.")}
        </p>
        <div className="ui-actions">
          <Button look={waits ? "primary" : "plain"} busy={busy} busyText="Memeriksa..." onClick={check}>
            {plan === null ? "Benar, periksa daftar" : "Periksa lagi"}
          </Button>
        </div>
      </div>
      {plan && !changed && <SaveMap list={list} example={mapExample} />}
    </>
  );
}

const mapExample = { name: "Hasil CBT, atau rapor MTs", source: "Program atau sekolah asalnya" };

const changedSentence = "Pilihan Anda berubah. Periksa lagi supaya hasilnya sesuai.";

type Order = Choices["orders"][string];

/** "2/3/2011" is two days. */
const ChooseOrder = ({ order, onChoose }: { readonly order: Order; readonly onChoose: (order: Order) => void }) => (
  <Sheet title="Tanggal lahir di daftar ini">
    <label className="ui-sheet-body ui-field">
      <span className="ui-label">2/3/2011 berarti</span>
      <select className="ui-input" value={order} onChange={({ target }) => onChoose(target.value === "mdy" ? "mdy" : "dmy")}>
        <option value="dmy">2 Maret 2011</option>
        <option value="mdy">3 Februari 2011</option>
      </select>
    </label>
  </Sheet>
);
