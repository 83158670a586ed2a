import { useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { notAsSent } from "#kit/snapshots/fingerprint.ts";
import type { Snapshot } from "#kit/snapshots/snapshots.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { List } from "#kit/ui/table/list.tsx";
import { type SnapshotAnswer, snapshotsAtOnce } from "./snapshot-answer.ts";

interface SnapshotListProps {
  readonly register: Register;
  readonly snapshots: readonly Omit<Snapshot, "fields">[];
  readonly mayDelete: boolean;
  readonly page: number;
  readonly total: number;
}

/** Every list of this register that was kept as it was sent. */
export function SnapshotList({ register, snapshots, mayDelete, page, total }: SnapshotListProps) {
  return (
    <List
      path={`${register.path}/kiriman`}
      caption={`Kiriman ${register.title}`}
      noun="kiriman"
      {...{ page, size: snapshotsAtOnce, total }}
      empty={<EmptyState title="Belum ada kiriman">Simpan satu di bawah, atau setelah mengisi templat.</EmptyState>}
      rows={snapshots}
      rowKey={({ id }) => id}
      columns={[
        { key: "kapan", head: "Sebagaimana dikirim pada", look: "name", cell: ({ createdAt }) => formatMoment(createdAt) },
        { key: "kepada", head: "Kepada", cell: ({ recipient, note }) => (note === "" ? recipient : `${recipient} (${note})`) },
        { key: "baris", head: "Baris", look: "number", cell: ({ rows }) => rows.toLocaleString("id-ID") },
        { key: "oleh", head: "Oleh", cell: ({ actorName }) => actorName },
        { key: "sidik", head: "Sidik SHA-256", look: "minor", cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 16)}</code> },
        {
          key: "tindakan",
          head: "Tindakan",
          look: "actions",
          cell: (one) => <Actions register={register} snapshot={one} mayDelete={mayDelete} />,
        },
      ]}
    />
  );
}

interface ActionsProps {
  readonly register: Register;
  readonly snapshot: Omit<Snapshot, "fields">;
  readonly mayDelete: boolean;
}

function Actions({ register, snapshot: { id, recipient, createdAt, rows }, mayDelete }: ActionsProps) {
  const fetcher = useFetcher<SnapshotAnswer>();
  const say = useToast();
  useAnswer(fetcher.data, (answer) => {
    if ("checked" in answer && answer.found === "same") say("Sidiknya cocok: berkas ini persis seperti yang dikirim");
    if ("deleted" in answer) say("Kiriman dihapus");
    if ("refusal" in answer) say({ text: answer.refusal.sentence, failed: true });
  });
  const send = (aksi: string) => void fetcher.submit({ aksi, kiriman: id }, { method: "post" });
  const answer = fetcher.data;
  const called = `kiriman kepada ${recipient}, ${formatMoment(createdAt)}`;
  return (
    <div className="list-kept">
      <div className="ui-actions">
        <a className="ui-button" href={`${register.path}/kiriman/unduh?kiriman=${id}`} aria-label={`Unduh ${called}`}>
          Unduh
        </a>
        <Button busy={fetcher.state !== "idle"} aria-label={`Periksa sidik ${called}`} onClick={() => send("periksa")}>
          Periksa sidik
        </Button>
        {mayDelete && (
          <ConfirmButton
            title="Hapus kiriman ini?"
            confirm="Hapus kiriman"
            aria-label={`Hapus ${called}`}
            consequence={`Berkasnya dan ${rows.toLocaleString("id-ID")} barisnya dihapus seketika dan tidak dapat dipulihkan. Di jejak tetap tercatat bahwa kiriman ini pernah ada.`}
            onConfirm={() => send("hapus")}
          >
            Hapus
          </ConfirmButton>
        )}
      </div>
      {/* Too grave for a word that fades. */}
      {answer && "checked" in answer && answer.found !== "same" && (
        <p className="ui-error" role="alert">
          {notAsSent[answer.found]}
        </p>
      )}
    </div>
  );
}
