import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { jadwalPath, type Obstacle } from "../jadwal.ts";

const delayMs = 200;
const withoutObstacle: Obstacle = { bentrok: [], terhalang: {} };

/** Asks, while a lesson is written, what stands in its way. */
export function useClash(rencana: Readonly<Record<string, string>>): Obstacle {
  const fetcher = useFetcher<Obstacle>();
  const ditanya = new URLSearchParams(rencana).toString();
  const tanya = useEffectEvent((apa: string) => void fetcher.load(`${jadwalPath}/bentrok?${apa}`));
  useEffect(() => {
    const jeda = setTimeout(() => tanya(ditanya), delayMs);
    return () => clearTimeout(jeda);
  }, [ditanya]);
  return fetcher.data ?? withoutObstacle;
}
