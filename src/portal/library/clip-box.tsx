import Film from "lucide-react/icons/film";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { LibraryPicture } from "#kit/media/find-pictures.server.ts";
import { clipAccept, maxClipBytes, tooLargeClip } from "#kit/media/limits.ts";
import { clipUrl } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { broken, clipAddress, sendFile } from "#kit/ui/media/library.ts";

/** The clip that has this picture as its poster: seen, put on, or taken off. */
export function ClipBox({ picture, can }: { readonly picture: LibraryPicture; readonly can: boolean }) {
  const { sent, sentence, choose, take } = useClip(picture);
  const id = useId();
  const clip = clipUrl(picture);
  if (!clip && !can) return null;
  return (
    <fieldset className="ui-field">
      <legend className="ui-label">Klip</legend>
      {clip && (
        <video className="library-clip" src={clip} controls muted preload="metadata">
          <track kind="captions" />
        </video>
      )}
      {sent !== undefined && <Progress label={sent < 1 ? "Mengirim klip" : "Memeriksa klip"} done={Math.round(sent * 100)} total={100} />}
      {sentence && (
        <div role="alert">
          <FieldError>{sentence}</FieldError>
        </div>
      )}
      {can && (
        <>
          <div className="ui-actions">
            <FileButton
              id={id}
              look="ui-button"
              accept={clipAccept}
              disabled={sent !== undefined}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = "";
                if (file) void choose(file);
              }}
            >
              <Icon of={Film} />
              {sent !== undefined ? "Mengunggah..." : clip ? "Ganti klip" : "Pasang klip"}
            </FileButton>
            {clip && (
              <Button look="quiet" onClick={() => void take()}>
                Lepas klip
              </Button>
            )}
          </div>
          <p className="ui-hint">MP4 atau WebM, paling besar 60 MB. Gambar ini tampil lebih dulu, sampai klipnya siap.</p>
        </>
      )}
    </fieldset>
  );
}

function useClip({ id, versi }: LibraryPicture) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<number>();
  const [sentence, setSentence] = useState<string>();
  const choose = async (file: File) => {
    if (file.size > maxClipBytes) return setSentence(tooLargeClip(file.size));
    setSentence(undefined);
    try {
      setSent(0);
      await sendFile(clipAddress(id, versi), file, setSent);
      await revalidate();
    } catch (problem) {
      setSentence(problem instanceof Error ? problem.message : broken);
    } finally {
      setSent(undefined);
    }
  };
  const take = async () => {
    const answer = await fetch(clipAddress(id, versi), { method: "DELETE" }).catch(() => undefined);
    setSentence(answer?.ok ? undefined : broken);
    await revalidate();
  };
  return { sent, sentence, choose, take };
}
