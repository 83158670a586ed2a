import { lazy, Suspense } from "react";
import { videoIdIn } from "#kit/markup/youtube.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { fetchPicture } from "#kit/ui/media/library.ts";
import { publishedFiles } from "./published-files.ts";
import { Tool } from "./tools.tsx";

/** Comes after the page; whoever cannot fetch it writes in the text area. */
const VisualEditor = lazy(async () => {
  try {
    return { default: (await import("#kit/ui/writing/visual-editor.tsx")).VisualEditor };
  } catch {
    return { default: Tool };
  }
});

interface Props {
  readonly visual: boolean;
  readonly onVisual: (visual: boolean) => void;
  readonly dikenal: Readonly<Record<string, StoredPicture>>;
}

/** The text is written as readers will see it, or with its marks; without scripts there are only marks. */
export function Penulisan({ visual, onVisual, dikenal }: Props) {
  return (
    <>
      {visual ? (
        <Suspense fallback={<Tool />}>
          <VisualEditor
            area={fieldId("content")}
            label="Isi"
            pictureOf={async (id) => dikenal[id] ?? fetchPicture(id, AbortSignal.timeout(20_000))}
            videoId={videoIdIn}
            files={publishedFiles}
            filesHint="Berkas diterbitkan lewat Informasi Publik; setiap orang dapat mengunduhnya."
          />
        </Suspense>
      ) : (
        <Tool />
      )}
      <Button look="quiet" onClick={() => onVisual(!visual)}>
        {visual ? "Tulis dengan tanda" : "Tulis seperti tampilannya"}
      </Button>
    </>
  );
}
