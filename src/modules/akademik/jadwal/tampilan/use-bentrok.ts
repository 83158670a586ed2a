import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { alamatJadwal, type Halangan } from "../jadwal.ts";

const jedaMs = 200;
const tanpaHalangan: Halangan = { bentrok: [], terhalang: {} };

/** Asks, while a lesson is written, what stands in its way. */
export function useBentrok(rencana: Readonly<Record<string, string>>): Halangan {
  const fetcher = useFetcher<Halangan>();
  const ditanya = new URLSearchParams(rencana).toString();
  const tanya = useEffectEvent((apa: string) => void fetcher.load(`${alamatJadwal}/bentrok?${apa}`));
  useEffect(() => {
    const jeda = setTimeout(() => tanya(ditanya), jedaMs);
    return () => clearTimeout(jeda);
  }, [ditanya]);
  return fetcher.data ?? tanpaHalangan;
}
