import CameraOff from "lucide-react/icons/camera-off";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { openReader } from "./reader.ts";

interface ScannerProps {
  /** Told of every code once; of the same one again only after a while without it. */
  readonly onCode: (code: string) => void;
}

type State = "opening" | "looking" | "refused" | "absent";

const sentences: Readonly<Record<State, string>> = {
  opening: "Membuka kamera…",
  looking: "Arahkan kamera ke kode QR.",
  refused: "Kamera belum diizinkan. Izinkan kamera untuk situs ini lewat pengaturan peramban, lalu buka lagi.",
  absent: "Kamera tidak dapat dibuka di perangkat ini.",
};
const pauseMs = 120;
const againMs = 2_500;

/** The camera's picture, in which codes are read for as long as it stands on the page. */
export function Scanner({ onCode }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const failed = state === "refused" || state === "absent";
  return (
    <div className="ui-scan" data-state={state}>
      <video ref={video} muted playsInline hidden={failed} aria-label="Gambar kamera" />
      {failed && <Icon of={CameraOff} />}
      <p role="status">{sentences[state]}</p>
    </div>
  );
}

function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): State {
  const [state, setState] = useState<State>("opening");
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const ended = new AbortController();
    const element = video.current;
    if (element)
      watch(element, { signal: ended.signal, opened: () => setState("looking"), seen: (code) => tell(code) }).catch((error: unknown) => {
        if (!ended.signal.aborted) setState(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "absent");
      });
    return () => ended.abort();
  }, [video]);
  return state;
}

interface Watching {
  readonly signal: AbortSignal;
  readonly opened: () => void;
  readonly seen: (code: string) => void;
}

/** Until the signal fires. @throws DOMException when there is no camera, or it is not allowed */
async function watch(video: HTMLVideoElement, { signal, opened, seen }: Watching): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment", width: { ideal: 1280 } } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop, { once: true });
  const read = await openReader();
  video.srcObject = stream;
  await video.play();
  opened();
  let last = { code: "", at: 0 };
  while (!signal.aborted) {
    const code = await read(video);
    const now = performance.now();
    if (code && (code !== last.code || now - last.at > againMs)) seen(code);
    if (code) last = { code, at: now };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
